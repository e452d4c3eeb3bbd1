import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { logger, useRouteError } from '@raade/platform';
import { Button } from '@raade/ui';
import { useEffect } from 'react';
import { PartFrame } from '../parts/part-frame.ts';

/** For errors thrown in the router or the frame itself; those of remotes never come this far. */
export function RouterError() {
  const error = useRouteError();
  useEffect(() => logger.error('router failed', {}, error), [error]);
  return (
    <PartFrame $kind="page" role="alert">
      <h1>{ERROR_MESSAGES.router}</h1>
      <Button onClick={() => window.location.reload()}>{ERROR_MESSAGES.application.action}</Button>
    </PartFrame>
  );
}
