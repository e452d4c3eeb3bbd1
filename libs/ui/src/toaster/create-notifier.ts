import { dismissToast, toast, type ToastMessage } from '@raade/platform';

/**
 * Creates a function that shows toasts about one topic. Each message replaces the previous one, which would contradict
 * it; `undefined` removes the last one.
 */
export function createNotifier(): (message: ToastMessage | undefined) => void {
  let shown: string | undefined;
  return (message) => {
    if (shown !== undefined) dismissToast(shown);
    shown = message && toast(message);
  };
}
