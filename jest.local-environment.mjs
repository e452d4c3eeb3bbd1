import { LOCAL_ENVIRONMENT, SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { provideDay } from './libs/platform/src/day/site-day.ts';
import { provideEnvironment } from './libs/platform/src/environment/environment.ts';

// Where and when pages run in tests. By their files: the platform as a whole would come into every test.
provideEnvironment(LOCAL_ENVIRONMENT);
provideDay({ today: SAMPLE_TODAY });
