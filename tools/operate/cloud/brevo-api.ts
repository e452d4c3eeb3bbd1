import { Failure } from '@raade/contracts/failure';
import * as z from 'zod/mini';
import type { Send } from './send.ts';

const recordSchema = z.looseObject({
  type: z.string(),
  value: z.string(),
  host_name: z.string(),
});

/** https://developers.brevo.com/reference/get-domain-configuration */
const domainSchema = z.object({
  authenticated: z.boolean(),
  dns_records: z.object({ dkim_record: recordSchema, brevo_code: recordSchema }),
});
type BrevoDomain = z.output<typeof domainSchema>;

/** What Brevo asks of the DNS of a domain that mails come from; undefined if it does not know the domain. */
export async function findDomain(
  send: Send,
  apiKey: string,
  domain: string,
): Promise<BrevoDomain | undefined> {
  const url = new URL(`https://api.brevo.com/v3/senders/domains/${domain}`);
  const response = await send(url, { method: 'GET', headers: { 'api-key': apiKey } });
  if (response.status === 404) return undefined;
  if (response.ok) return z.parse(domainSchema, await response.json());
  throw new Failure(
    `Brevo answers ${response.status} when asked for ${domain}. Does the secret BREVO_API_KEY hold a key of this account?`,
  );
}
