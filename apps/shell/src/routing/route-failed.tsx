import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { FailureView } from '@raade/ui';
import { reloadPage } from '../failures/reload-page.ts';

/** The code of a route of the shell could not be loaded. What pages throw is caught around them. */
export function RouteFailed({ error }: { readonly error: unknown }) {
  return <FailureView size="page" {...ERROR_MESSAGES.router} error={error} onAction={reloadPage} />;
}
