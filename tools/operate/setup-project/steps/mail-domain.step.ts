import { findDomain } from '../../cloud/brevo-api.ts';
import type { Production } from '../../wanted/production.ts';
import { readSecret } from '../../wanted/secret-store.ts';
import type { Lack, Step } from '../../wanted/step.ts';

/** A record that the domain of our mails shall have. */
export interface DnsRecord {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly what: 'SPF' | 'DKIM' | 'DMARC' | 'Brevo';
  /** True if one of the records that are there will do. */
  readonly isMet: (there: readonly string[]) => boolean;
}

const domainOf = (address = '') => address.split('@').at(-1) ?? '';

const spf = (domain: string, include: string): DnsRecord => ({
  what: 'SPF',
  name: domain,
  type: 'TXT',
  value: `v=spf1 ${include} ~all`,
  isMet: (there) => there.some((text) => text.startsWith('v=spf1') && text.includes(include)),
});

const dmarc = (domain: string): DnsRecord => ({
  what: 'DMARC',
  name: `_dmarc.${domain}`,
  type: 'TXT',
  value: `v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`,
  isMet: (there) => there.some((text) => /^v=DMARC1;\s*p=(none|quarantine|reject)/i.test(text)),
});

/** Spaces and the last dot mean nothing in a record. */
const plain = (text: string) => text.replaceAll(/\s+/g, '').replace(/\.$/, '');

async function brevoRecords(production: Production, domain: string): Promise<readonly DnsRecord[]> {
  const key = await readSecret(production, 'BREVO_API_KEY');
  const known = key ? await findDomain(production.send, key, domain) : undefined;
  if (!known) return [];
  const { dkim_record, brevo_code } = known.dns_records;
  return [
    { what: 'DKIM' as const, ...dkim_record },
    { what: 'Brevo' as const, ...brevo_code },
  ].map(({ what, type, value, host_name: host }) => ({
    what,
    type,
    value,
    name: host === '' || host === '@' ? domain : `${host.replace(/\.$/, '')}.${domain}`,
    isMet: (there) => there.some((text) => plain(text) === plain(value)),
  }));
}

/** What the DNS of the domain that mails come from has to say. */
export async function mailRecords(production: Production): Promise<readonly DnsRecord[]> {
  const { settings } = production;
  const domain = domainOf(settings['EMAIL_SENDER_ADDRESS']);
  if (domain === '') return [];
  if (settings['EMAIL_PROVIDER'] === 'brevo') {
    const own = await brevoRecords(production, domain);
    return [spf(domain, 'include:spf.brevo.com'), ...own, dmarc(domain)];
  }
  const bounces = settings['EMAIL_BOUNCE_DOMAIN'];
  const host = `a:${settings['SMTP_HOST'] ?? 'mail.example.org'}`;
  return [spf(domain, host), ...(bounces ? [spf(bounces, host)] : []), dmarc(domain)];
}

function unknownDomain({ settings }: Production, records: readonly DnsRecord[]): readonly Lack[] {
  const isBrevo = settings['EMAIL_PROVIDER'] === 'brevo';
  if (records.some(({ what }) => what === 'DKIM')) return [];
  return [
    isBrevo
      ? {
          says: 'DKIM: Brevo does not know the domain of our mails',
          byHand: 'add it in Brevo (Senders, Domains & Dedicated IPs), then run this again',
        }
      : {
          says: 'DKIM: only who runs the mail server knows its key',
          byHand: 'ask them for the record, and set it',
          canWait: true,
        },
  ];
}

export const mailDomainStep: Step = {
  id: 'mail-domain',
  title: 'Records of the domain that mails come from: SPF, DKIM and DMARC',
  why: 'Without them receipts land among spam, or nowhere.',
  async lacks(production) {
    const records = await mailRecords(production);
    const lacks = records.map(async ({ what, name, type, value, isMet }) => {
      if (isMet(await production.lookUp(name))) return [];
      return [
        { says: `${what}: ${name} lacks a record`, byHand: `set ${name} ${type} "${value}"` },
      ];
    });
    return [...(await Promise.all(lacks)).flat(), ...unknownDomain(production, records)];
  },
};
