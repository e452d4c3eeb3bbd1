import { dismissToast, toast, type ToastMessage } from '@raade/platform';

/**
 * Notifies of one thing: each message takes the place of the one before, since old news would contradict it.
 * `undefined` takes back the last one.
 */
export function createNotifier(): (message: ToastMessage | undefined) => void {
  let shown: string | undefined;
  return (message) => {
    if (shown !== undefined) dismissToast(shown);
    shown = message && toast(message);
  };
}
