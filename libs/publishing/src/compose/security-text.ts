import type { Environment } from '@raade/contracts/releases/environment';
import type { Composition } from './composition.ts';

/** Its address on the site. */
export const SECURITY_TEXT = '.well-known/security.txt';

/** Days for which it holds: RFC 9116 asks for less than a year, and pages are composed more often. */
const HOLDS_FOR = 300;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Says whom to write to about a hole (https://www.rfc-editor.org/rfc/rfc9116).
 */
export function securityText(
  { siteUrl, securityContact }: Environment,
  { today, association }: Pick<Composition, 'today' | 'association'>,
): string {
  const asked = association ? `mailto:${association.email}` : new URL('/contact', siteUrl).href;
  const expires = new Date(Date.parse(today) + HOLDS_FOR * DAY).toISOString();
  const canonical = new URL(SECURITY_TEXT, siteUrl).href;
  return [
    `Contact: ${securityContact ?? asked}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
