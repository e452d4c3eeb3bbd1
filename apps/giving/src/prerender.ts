import '@raade/content-model/provided/sample-unless-provided';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { phaseBorders } from '@raade/contracts/content/forum-phase';
import { prerenderRemote, prerenderSlots } from '@raade/platform/prerender';
import { FORUM } from './content/forum.ts';
import remote from './remote.tsx';

/** A page as HTML, for the build. */
export const prerender = prerenderRemote(remote, PRERENDERING);

/** The HTML of a slot, for the build. */
export const prerenderSlot = prerenderSlots(remote, PRERENDERING);

/** Whether guests can register changes on these days. */
export const changesOn = phaseBorders(FORUM);
