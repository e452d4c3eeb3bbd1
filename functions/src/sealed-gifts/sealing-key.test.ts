import { sealingKeys } from '../testing/sealing-keys.ts';
import { keyIdOf, sealingKeySchema } from './sealing-key.ts';

const KEYS = sealingKeys();

test('the setting is the key, under the same name as its private one', () => {
  const key = sealingKeySchema.parse(KEYS.setting);
  expect(keyIdOf(key)).toBe(keyIdOf(KEYS.privateKey));
  expect(keyIdOf(key)).not.toBe(keyIdOf(sealingKeys().publicKey));
});

test.each([
  ['nothing', ''],
  ['text', 'a key'],
  ['the private key', KEYS.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')],
  ['a key that is too short', sealingKeys(2048).setting],
])('%s is none, and is not repeated', (_what, text) => {
  const { success, error } = sealingKeySchema.safeParse(text);
  expect(success).toBe(false);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'must be the line that `npm run person -- new-key` has printed',
  ]);
});
