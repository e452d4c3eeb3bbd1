const BREVO = 'https://api.brevo.com';
const ANSWER_MS = 30_000;

/** What a provider of our mail has to be told so that it forgets an address. */
export type ForgetAtProvider = (address: string) => Promise<void>;

/**
 * Brevo keeps a log of what it has sent to whom, and may keep contacts.
 * (https://developers.brevo.com/reference/delete-an-smtp-transactional-log,
 * https://developers.brevo.com/reference/deletecontact)
 */
export function forgetAtBrevo(apiKey: string, base = BREVO): ForgetAtProvider {
  return async (address) => {
    for (const folder of ['smtp/log', 'contacts']) {
      const answer = await fetch(`${base}/v3/${folder}/${encodeURIComponent(address)}`, {
        method: 'DELETE',
        headers: { 'api-key': apiKey },
        // The key would go along to wherever a redirect leads.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      // An address that it does not know is forgotten.
      if (!answer.ok && answer.status !== 404) {
        throw new Error(`Brevo answered ${answer.status} when it was asked to forget an address.`);
      }
    }
  };
}
