import { media } from '@raade/platform';
import { folded } from './folded.styles.ts';

/** What phones fold, and what has room elsewhere. */
export const foldedOnPhones = folded(media.belowTablet, media.tablet);
