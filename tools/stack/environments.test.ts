import { environmentSchema } from '@raade/contracts/releases/environment';
import { localEnvironment } from '@raade/contracts/local/local-environment';
import { LOCAL_PORTS } from '@raade/contracts/local/local-stack';
import { originsOf } from '@raade/kit/stack/addresses.ts';
import { emulatorVariables, stripeEmulatorVariables } from './environments.ts';

const origins = originsOf(LOCAL_PORTS);

test('the environment of the local stack is one that the apps accept', () => {
  expect(environmentSchema.parse(localEnvironment(origins))).toEqual(localEnvironment(origins));
});

test('a Firestore emulator of somebody else is used by everybody', () => {
  const shared = originsOf(LOCAL_PORTS, '127.0.0.1:9999');
  expect(localEnvironment(shared).emulators?.firestore).toBe('http://127.0.0.1:9999');
  expect(emulatorVariables(shared, LOCAL_PORTS)).toMatchObject({
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:9999',
  });
});

test('events of the Stripe emulator go to the webhook on the functions emulator', () => {
  expect(stripeEmulatorVariables(origins, LOCAL_PORTS)).toMatchObject({
    STRIPE_EMULATOR_WEBHOOK_URL: 'http://127.0.0.1:5001/demo-raade/us-central1/stripe-webhook',
  });
});
