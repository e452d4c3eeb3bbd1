import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';

/**
 * Something that is asked of the server.
 * @param event what the log says of a failure
 * @param otherwise words for a failure of which the server has none
 * @returns whether it is under way, why it failed last, and how to ask
 */
export function useAsking(event: string, otherwise: string) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const ask = async (
    step: () => Promise<unknown>,
    wordsOf?: (error: unknown) => string | false,
  ) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await step();
    } catch (error) {
      logger.warn(event, {}, error);
      setRefusal(wordsOf?.(error) || refusalOf(error, otherwise));
    }
    setBusy(false);
  };
  return { isBusy, refusal, ask };
}
