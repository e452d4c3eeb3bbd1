import '@raade/content-model/provided/sample-unless-provided';
import '@raade/ui/tokens.css';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { runAlone } from '@raade/platform/dev-host';
import remote from './remote.tsx';

runAlone(remote, LOCAL_ENVIRONMENT);
