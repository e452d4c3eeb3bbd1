import '@raade/ui/tokens.css';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { runAlone } from '@raade/ui/stand-in';
import remote from './remote.tsx';

runAlone(remote, LOCAL_ENVIRONMENT);
