import { logger } from '@raade/platform';
import { useEffect, useState } from 'react';

export type Reading<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'done'; readonly data: Data };

/**
 * What `read` gives, and the way to try again.
 * @param read the same function on every render, or it is read again
 */
export function useReading<Data>(read: () => Promise<Data>) {
  const [reading, setReading] = useState<Reading<Data>>({ status: 'loading' });
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    read().then(
      (data) => isCurrent && setReading({ status: 'done', data }),
      (error: unknown) => {
        logger.error('reading failed', { tries }, error);
        if (isCurrent) setReading({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [read, tries]);

  const retry = () => {
    setReading({ status: 'loading' });
    setTries((count) => count + 1);
  };
  return { reading, retry };
}
