import { SAMPLE } from '../sample-content.ts';

test('[FOOT-08] addresses are sample values on example domains', () => {
  const { email, postalAddress, profiles } = SAMPLE.contact;
  expect(email).toMatch(/@example\.org$/);
  expect(postalAddress.join(' ')).toContain('Sample');
  for (const { url } of profiles) expect(new URL(url).hostname).toMatch(/\.example\.org$/);
});
