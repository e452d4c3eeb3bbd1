import { Failure } from '@raade/contracts/base/failure';
import { isBrevo } from '@raade/functions/base/configuration/mail-settings';
import * as z from 'zod/mini';
import { type LiveSite, setupCheck } from '../check.ts';
import { fail, type Finding, warn } from '../finding.ts';
import { readSecret } from '../secrets.ts';

/** A DNS record that the domain of our mails must have, so that providers accept them. */
interface DnsRecord {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly purpose: 'SPF' | 'DKIM' | 'DMARC' | 'Brevo';
  /** True if one of the existing records is sufficient. */
  readonly isMet: (existing: readonly string[]) => boolean;
}

const spf = (domain: string, include: string): DnsRecord => ({
  purpose: 'SPF',
  name: domain,
  type: 'TXT',
  value: `v=spf1 ${include} ~all`,
  isMet: (existing) => existing.some((text) => text.startsWith('v=spf1') && text.includes(include)),
});

const dmarc = (domain: string): DnsRecord => ({
  purpose: 'DMARC',
  name: `_dmarc.${domain}`,
  type: 'TXT',
  value: `v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`,
  isMet: (existing) =>
    existing.some((text) => /^v=DMARC1;\s*p=(none|quarantine|reject)/i.test(text)),
});

/** Removes spaces and the last dot, which have no meaning in a record. */
const normalize = (text: string) => text.replaceAll(/\s+/g, '').replace(/\.$/, '');

const recordSchema = z.looseObject({ type: z.string(), value: z.string(), host_name: z.string() });

/** https://developers.brevo.com/reference/get-domain-configuration */
const domainSchema = z.object({
  dns_records: z.object({ dkim_record: recordSchema, brevo_code: recordSchema }),
});

/** The records that Brevo requires; none if it does not know the domain. */
async function fetchBrevoRecords(site: LiveSite, domain: string): Promise<readonly DnsRecord[]> {
  const key = await readSecret(site, 'BREVO_API_KEY');
  if (key === undefined) return [];
  const url = new URL(`https://api.brevo.com/v3/senders/domains/${domain}`);
  const response = await site.send(url, { method: 'GET', headers: { 'api-key': key } });
  if (response.status === 404) return [];
  if (!response.ok) {
    throw new Failure(
      `Brevo answers ${response.status} when asked for ${domain}. Does the secret BREVO_API_KEY hold a key of this account?`,
    );
  }
  const { dkim_record, brevo_code } = domainSchema.parse(await response.json()).dns_records;
  return [
    { purpose: 'DKIM' as const, ...dkim_record },
    { purpose: 'Brevo' as const, ...brevo_code },
  ].map(({ purpose, type, value, host_name: host }) => ({
    purpose,
    type,
    value,
    name: host === '' || host === '@' ? domain : `${host.replace(/\.$/, '')}.${domain}`,
    isMet: (existing) => existing.some((text) => normalize(text) === normalize(value)),
  }));
}

/** All records that the domain must have in DNS. */
async function listMailRecords(site: LiveSite, domain: string): Promise<readonly DnsRecord[]> {
  const { SMTP_HOST } = site.settings;
  if (domain === '') return [];
  if (isBrevo(SMTP_HOST)) {
    const ownRecords = await fetchBrevoRecords(site, domain);
    return [spf(domain, 'include:spf.brevo.com'), ...ownRecords, dmarc(domain)];
  }
  const host = `a:${SMTP_HOST ?? 'mail.example.org'}`;
  return [spf(domain, host), dmarc(domain)];
}

/** Returns a finding if no DKIM record is known, since it cannot be checked then. */
function findUnknownKey(host: string | undefined, records: readonly DnsRecord[]): Finding[] {
  if (records.some(({ purpose }) => purpose === 'DKIM')) return [];
  return isBrevo(host)
    ? [
        fail(
          'DKIM: Brevo does not know the domain of our mails',
          'add it in Brevo (Senders, Domains & Dedicated IPs), then run this again',
        ),
      ]
    : [
        warn(
          'DKIM: only the operator of the mail server knows its key',
          'ask them for the record, and set it',
        ),
      ];
}

/** Checks the DNS records without which providers may refuse our mails. */
export const mailDomainCheck = setupCheck(
  'mail-domain',
  'DNS records of the mail domain: SPF, DKIM and DMARC',
  async (site) => {
    const { SMTP_HOST: host, EMAIL_SENDER_ADDRESS: sender = '' } = site.settings;
    const records = await listMailRecords(site, sender.split('@').at(-1) ?? '');
    const problems = records.map(async ({ purpose, name, type, value, isMet }) =>
      isMet(await site.dnsRecords(name))
        ? []
        : [fail(`${purpose}: ${name} lacks a record`, `set ${name} ${type} "${value}"`)],
    );
    return [...(await Promise.all(problems)).flat(), ...findUnknownKey(host, records)];
  },
);
