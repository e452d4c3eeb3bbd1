import { media } from '@raade/platform';
import { folded } from './folded.styles.ts';

/** What has room only beside the rest of the page. */
export const foldedBelowDesktop = folded(media.belowDesktop, media.desktop);
