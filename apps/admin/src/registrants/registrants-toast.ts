import { createNotifier } from '@raade/ui';

/** Shows the result of a change of registrants. */
export const showRegistrantsToast = createNotifier();
