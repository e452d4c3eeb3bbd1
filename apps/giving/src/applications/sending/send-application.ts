import type { ApplicationValues } from '../application-form.ts';
import { type DraftStore, markAsSent } from '../draft/application-draft.store.ts';
import { SENDING_MESSAGES, SendingFailure } from './sending-failure.ts';

/** The server's two answers about an application. */
export interface ApplicationApi {
  /** `refused` is also the answer to an application that is there already. */
  readonly create: (id: string, values: ApplicationValues) => Promise<'created' | 'refused'>;
  readonly isReceived: (id: string) => Promise<boolean>;
}

/**
 * Sends an application so that it is recorded once, and known to be.
 *
 * An earlier try whose answer was lost may have arrived, so it is asked for first: then what was sent that time
 * counts, not what was typed since.
 *
 * @returns the values that are on record
 * @throws SendingFailure
 */
export async function sendApplication(
  api: ApplicationApi,
  draft: DraftStore,
  values: ApplicationValues,
): Promise<ApplicationValues> {
  const { id, sent } = draft.getState();
  if (sent && (await api.isReceived(id))) return sent;

  markAsSent(draft, values);
  if ((await api.create(id, values)) === 'created') {
    // The call queues the confirmation mail. The applicant does not wait for it; a sweep repairs what it missed.
    void api.isReceived(id).catch(() => undefined);
    return values;
  }
  if (await api.isReceived(id)) return values;
  markAsSent(draft, undefined);
  throw new SendingFailure(SENDING_MESSAGES.refused);
}
