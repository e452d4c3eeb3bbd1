import { createNotifier } from '@raade/ui';

/** Tells how a change of registrants went. */
export const tellOfRegistrants = createNotifier();
