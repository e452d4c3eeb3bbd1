import { dismissToast, toast, type ToastMessage } from '@raade/platform';

/**
 * Creates a function that shows toasts about one topic. Each message replaces the previous one, which may be wrong by
 * then. `undefined` removes the last message.
 */
export function createNotifier(): (message: ToastMessage | undefined) => void {
  let lastId: string | undefined;
  return (message) => {
    if (lastId !== undefined) dismissToast(lastId);
    lastId = message && toast(message);
  };
}
