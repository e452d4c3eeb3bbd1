import { PRERENDERING } from '@raade/contracts/prerendering';
import { prerenderRemote } from '@raade/platform/prerender';
import remote from './remote.tsx';

/** A page as HTML, for the build. */
export const prerender = prerenderRemote(remote, PRERENDERING);
