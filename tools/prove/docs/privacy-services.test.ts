import { type Service, SERVICES } from '@raade/contracts/site/areas';
import { SAMPLE } from '@raade/content-model/sample-content';

/** Names of services on the privacy page. The type requires a name for each new service. */
const NAMES: Readonly<Record<Service, string>> = {
  'app-check': 'Google reCAPTCHA',
  auth: 'Google Firebase',
  firestore: 'Google Firebase',
  functions: 'Google Firebase',
  'google-sign-in': 'Google Firebase',
  stripe: 'Stripe',
  youtube: 'YouTube',
};

test('the privacy page names every service that pages may call', () => {
  const named = SAMPLE.privacy.others.services.map(({ name }) => name);
  for (const service of SERVICES) expect(named).toContain(NAMES[service]);
});
