import { remoteRenderer } from '@raade/content-model/provided/remote-renderer';
import { PARTS } from './content/parts-of-pages.ts';

/** The server bundle of a release: its pages with whatever content is live. */
export const renderer = remoteRenderer(PARTS, () => import('./edition.lazy.ts'));
