import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { SAMPLE_ASSOCIATION } from '@raade/contracts/testing/sample-association';
import type { SiteAssociation } from '@raade/contracts/content/site-association';
import { compose } from '../testing/sample-composition.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The fields of the file, by their names. */
function fieldsOf(text: string): Map<string, string> {
  const lines = text.trim().split('\n');
  return new Map(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
}

test('the contact for vulnerabilities is from the environment, the content or the site', () => {
  const at = (securityContact: string | undefined, association?: SiteAssociation) => {
    const environment = { ...LOCAL_ENVIRONMENT, securityContact };
    return fieldsOf(securityText(environment, { today: '2025-03-01', association })).get('Contact');
  };
  const report = 'https://example.org/report';
  expect(at(report, SAMPLE_ASSOCIATION)).toBe(report);
  expect(at(undefined, SAMPLE_ASSOCIATION)).toBe(`mailto:${SAMPLE_ASSOCIATION.email}`);
  expect(at(undefined)).toBe(new URL('/contact', LOCAL_ENVIRONMENT.siteUrl).href);
});

test('the file expires between 180 and 365 days after the day of composing', () => {
  const today = '2025-03-01';
  const expires = fieldsOf(securityText(LOCAL_ENVIRONMENT, { today })).get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  const days = (Date.parse(expires) - Date.parse(today)) / DAY;
  expect(days).toBeLessThan(365);
  expect(days).toBeGreaterThan(180);
});

test('the file is written at the address that it names', async () => {
  const text = (await compose()).get(SECURITY_TEXT) ?? '';
  expect(fieldsOf(text).get('Canonical')).toBe('https://example.org/.well-known/security.txt');
});
