import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteJsonSchema } from './remote-schema.ts';

test('the committed JSON schema of remote.json equals the one of the build', () => {
  const file = path.resolve(__dirname, '../../libs/contracts/schemas/remote.schema.json');
  expect(readFileSync(file, 'utf8')).toBe(remoteJsonSchema());
});
