import type { ListEditionsResponse } from '@raade/contracts/content/editions';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useCallback, useEffect, useState } from 'react';
import { listEditions } from '../editions/call-editions.ts';

/** The editions that there are, as far as they were asked for. */
export function useEditions() {
  const [listed, setListed] = useState<ListEditionsResponse>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const read = useCallback(async (before?: ListEditionsResponse) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const oldest = before?.editions.at(-1)?.createdAt;
      const more = await listEditions(oldest === undefined ? {} : { before: oldest });
      setListed({ ...more, editions: [...(before?.editions ?? []), ...more.editions] });
    } catch (error) {
      logger.warn('editions not read', {}, error);
      setFailure(refusalOf(error, 'The history could not be read. Please try again.'));
    }
    setBusy(false);
  }, []);

  useEffect(() => void read(), [read]);
  return { listed, failure, isBusy, read };
}
