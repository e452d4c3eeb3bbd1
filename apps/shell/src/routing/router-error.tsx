import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { logger, useRouteError } from '@raade/platform';
import { useEffect } from 'react';
import { FailureView, reloadPage } from '../failures/failure-view.tsx';

/** For what the router itself cannot do. What pages and areas throw is caught below it. */
export function RouterError() {
  const error = useRouteError();
  useEffect(() => logger.error('router failed', {}, error), [error]);
  return <FailureView size="page" {...ERROR_MESSAGES.router} error={error} onAction={reloadPage} />;
}
