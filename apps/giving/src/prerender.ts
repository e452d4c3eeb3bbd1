import '@raade/content-model/provided/sample-unless-provided';
import { PRERENDERING } from '@raade/contracts/prerendering';
import { prerenderRemote, prerenderSlots } from '@raade/platform/prerender';
import remote from './remote.tsx';

/** A page as HTML, for the build. */
export const prerender = prerenderRemote(remote, PRERENDERING);

/** The HTML of a slot, for the build. */
export const prerenderSlot = prerenderSlots(remote, PRERENDERING);
