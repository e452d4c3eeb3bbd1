import type { Environment } from '@raade/contracts/releases/environment';
import type { Composition } from './composition.ts';

/** The path of the file on the site. */
export const SECURITY_TEXT = '.well-known/security.txt';

/** Days until the file expires. RFC 9116 recommends less than a year. The site is composed more often than that. */
const VALID_DAYS = 300;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `security.txt`: the contact for reports of vulnerabilities (https://www.rfc-editor.org/rfc/rfc9116). */
export function securityText(
  { siteUrl, securityContact }: Environment,
  { today, association }: Pick<Composition, 'today' | 'association'>,
): string {
  const contact = association ? `mailto:${association.email}` : new URL('/contact', siteUrl).href;
  const expires = new Date(Date.parse(today) + VALID_DAYS * DAY_MS).toISOString();
  const canonical = new URL(SECURITY_TEXT, siteUrl).href;
  return [
    `Contact: ${securityContact ?? contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
