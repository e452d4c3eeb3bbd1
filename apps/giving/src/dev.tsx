import '@raade/ui/tokens.css';
import { provideContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { runAlone } from '@raade/platform/dev-host';
import remote from './remote.tsx';

// The remote alone, with sample content: `npx nx dev giving`.
provideContent(SAMPLE_PARTS, SAMPLE_REVISION);
runAlone(remote, LOCAL_ENVIRONMENT);
