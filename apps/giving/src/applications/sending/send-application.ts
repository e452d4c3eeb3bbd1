import type { ApplicationValues } from '../application-form.ts';
import { type DraftStore, markAsSent } from '../draft/application-draft.store.ts';
import { SENDING_MESSAGES, SendingFailure } from './sending-failure.ts';

/** The calls that sending needs. */
export interface ApplicationApi {
  /** Also answers `refused` if the document exists. */
  readonly create: (id: string, values: ApplicationValues) => Promise<'created' | 'refused'>;
  readonly isReceived: (id: string) => Promise<boolean>;
}

/**
 * Sends an application so that it is recorded exactly once.
 *
 * If the answer to an earlier try was lost, asks first whether that one has arrived. If so, its values count, not later
 * changes.
 *
 * @returns the recorded values
 * @throws SendingFailure
 */
export async function sendApplication(
  api: ApplicationApi,
  draft: DraftStore,
  values: ApplicationValues,
): Promise<ApplicationValues> {
  const { id, sent: earlierValues } = draft.getState();
  if (earlierValues && (await api.isReceived(id))) return earlierValues;

  markAsSent(draft, values);
  if ((await api.create(id, values)) === 'created') {
    // The call also queues the confirmation mail. The applicant does not wait for it, since a scheduled function
    // repairs failures.
    void api.isReceived(id).catch(() => undefined);
    return values;
  }
  // A refusal may only mean that the document exists, for example after a repeated request.
  if (await api.isReceived(id)) return values;
  markAsSent(draft, undefined);
  throw new SendingFailure(SENDING_MESSAGES.refused);
}
