import { type Service, SERVICES } from '@raade/contracts/site/areas';
import { SAMPLE } from '@raade/content-model/sample-content';

/** How the privacy page calls each service that pages may ask. A new one finds no name here, which types refuse. */
const NAMES: Readonly<Record<Service, string>> = {
  'app-check': 'Google reCAPTCHA',
  auth: 'Google Firebase',
  firestore: 'Google Firebase',
  functions: 'Google Firebase',
  'google-sign-in': 'Google Firebase',
  stripe: 'Stripe',
  youtube: 'YouTube',
};

test('the privacy page speaks of every service that pages may ask', () => {
  const told = SAMPLE.privacy.others.services.map(({ name }) => name);
  for (const service of SERVICES) expect(told).toContain(NAMES[service]);
});
