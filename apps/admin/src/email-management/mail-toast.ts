import { createNotifier } from '@raade/ui';

/** Shows a toast about emails, in place of the last one. */
export const showMailToast = createNotifier();
