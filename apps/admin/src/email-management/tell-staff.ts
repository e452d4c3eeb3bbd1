import { createNotifier } from '@raade/ui';

/** Tells how the email stands. */
export const tellStaff = createNotifier();
