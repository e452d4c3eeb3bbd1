import '@raade/content-model/provided/sample-unless-provided';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { FORUM } from './content/forum.ts';
import { phaseBorders } from '@raade/contracts/content/forum-phase';
import { prerenderRemote } from '@raade/platform/prerender';
import remote from './remote.tsx';

/** A page as HTML, for the build. */
export const prerender = prerenderRemote(remote, PRERENDERING);

/** What is said of the forum changes on these days. */
export const changesOn = phaseBorders(FORUM);
