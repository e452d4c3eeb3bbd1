import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';

/**
 * A request to the server with its state.
 * @param event name of a failure in the log
 * @param fallback text for a failure that the server does not explain
 * @returns whether it is running, why it failed last, and the function that runs it
 */
export function useRequest(event: string, fallback: string) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const run = async (
    step: () => Promise<unknown>,
    wordsOf?: (error: unknown) => string | false,
  ) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await step();
    } catch (error) {
      logger.warn(event, {}, error);
      setRefusal(wordsOf?.(error) || refusalOf(error, fallback));
    }
    setBusy(false);
  };
  return { isBusy, refusal, run };
}
