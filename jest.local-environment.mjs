import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { provideEnvironment } from './libs/platform/src/environment/environment.ts';

// Where pages run in tests. By its file: the platform as a whole would come into every test.
provideEnvironment(LOCAL_ENVIRONMENT);
