import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { createNotifier } from '@raade/ui';
import { mutationOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';

interface Retry<Mail> {
  /** Like `receipt`. */
  readonly kind: string;
  /** Query key of the list. */
  readonly listKey: readonly string[];
  readonly retry: (mail: Mail) => Promise<{ readonly changed: boolean }>;
}

/** Sends a listed email again, unless it has changed since it was listed. */
export function retryMutation<Mail>({ kind, listKey, retry }: Retry<Mail>) {
  const showToast = createNotifier();
  return mutationOptions({
    mutationFn: retry,
    onSuccess: ({ changed }) =>
      showToast(
        changed
          ? { tone: 'success', title: `The ${kind} goes out within a minute or two` }
          : { title: 'Nothing to do', description: `This ${kind} has changed in the meantime.` },
      ),
    onError: (error) => {
      logger.error('not sent again', { kind }, error);
      const description = refusalOf(error, 'Please try again. The email is not sent twice.');
      showToast({ tone: 'danger', title: 'Not sent again', description });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}
