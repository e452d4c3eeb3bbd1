import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';

/**
 * A request to the server with its state.
 * @param event name of a failure in the log
 * @param fallback text for a failure that the server does not explain
 * @returns `isBusy` while it runs, the text of the last failure, and the function that runs it
 */
export function useRequest(event: string, fallback: string) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** `refusalText` may give a text for the user; otherwise that of the server or the fallback is shown. */
  const run = async (
    request: () => Promise<unknown>,
    refusalText?: (error: unknown) => string | false,
  ) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await request();
    } catch (error) {
      logger.warn(event, {}, error);
      setRefusal(refusalText?.(error) || refusalOf(error, fallback));
    }
    setBusy(false);
  };
  return { isBusy, refusal, run };
}
