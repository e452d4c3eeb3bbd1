import { localEnvironment } from '@raade/contracts/local/local-environment';
import { LOCAL_PORTS } from '@raade/contracts/local/local-stack';
import { originsOf } from '@raade/kit/stack/addresses.ts';
import { emulatorVariables } from './environments.ts';

test('a given Firestore emulator is used by pages and processes', () => {
  const shared = originsOf(LOCAL_PORTS, '127.0.0.1:9999');
  expect(localEnvironment(shared).emulators?.firestore).toBe('http://127.0.0.1:9999');
  expect(emulatorVariables(shared, LOCAL_PORTS)).toMatchObject({
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:9999',
  });
});
