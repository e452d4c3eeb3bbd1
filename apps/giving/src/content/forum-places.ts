import { phaseTextsOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';

/** What is said of a place at the forum. */
export const PLACES = documentContent()['forum-page'].places ?? {};

/** What is said of the forum, phase by phase. */
export const PHASE_TEXTS = phaseTextsOf(documentContent());
