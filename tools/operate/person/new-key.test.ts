import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { sealingKeySchema } from '@raade/functions/sealed-gifts/sealing-key';
import { publicKeyOf } from '@raade/kit/keys/key-pair.ts';
import { makeKey } from './new-key.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'raade-key-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the private key is for nobody else to read, and the public one is told as the setting', async () => {
  const file = path.join(folder, 'key.pem');
  const said = await makeKey(file);
  const privateKey = readFileSync(file, 'utf8');
  expect(privateKey).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const setting = /^SEALED_GIFTS_PUBLIC_KEY=(.+)$/m.exec(said)?.[1];
  expect(setting).toBe(publicKeyOf(privateKey));
  expect(sealingKeySchema.safeParse(setting).success).toBe(true);
  expect(said).not.toContain(privateKey.split('\n')[1]);
});

test('a key is written over no other', async () => {
  const file = path.join(folder, 'key.pem');
  await makeKey(file);
  const first = readFileSync(file, 'utf8');
  await expect(makeKey(file)).rejects.toThrow('is there already');
  expect(readFileSync(file, 'utf8')).toBe(first);
});

test('no key is written into the repository', async () => {
  const file = path.join(WORKSPACE, 'key.pem');
  await expect(makeKey(file)).rejects.toThrow('lies in the repository');
});
