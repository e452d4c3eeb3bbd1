import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { createNotifier } from '@raade/ui';
import { mutationOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';

interface Retry<Listed> {
  /** Like `receipt`. */
  readonly kind: string;
  /** Query key of the list. */
  readonly listKey: readonly string[];
  readonly retry: (listed: Listed) => Promise<{ readonly changed: boolean }>;
}

/** Sends a listed email again. One that has changed since it was listed is left alone. */
export function retryMutation<Listed>({ kind, listKey, retry }: Retry<Listed>) {
  const tell = createNotifier();
  return mutationOptions({
    mutationFn: retry,

    onSuccess: ({ changed }) =>
      tell(
        changed
          ? { tone: 'success', title: `The ${kind} goes out within a minute or two` }
          : { title: 'Nothing to do', description: `This ${kind} has changed in the meantime.` },
      ),
    onError: (error) => {
      logger.error('not sent again', { kind }, error);
      const description = refusalOf(error, 'Please try again: it is not sent twice.');
      tell({ tone: 'danger', title: 'Not sent again', description });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}
