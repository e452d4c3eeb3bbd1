import { remoteRenderer } from '@raade/content-model/provided/remote-renderer';
import { SAMPLE_NAMES } from '@raade/content-model/sample-content';

/** The server bundle of a release: its pages with whatever content is live. */
export const renderer = remoteRenderer(SAMPLE_NAMES, () => import('./edition.lazy.ts'));
