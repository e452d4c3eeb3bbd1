import { relative } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { newPrivateKey, publicKeyOf } from '@raade/kit/keys/key-pair.ts';
import { typedPath, writeOwnFile } from './own-file.ts';

/**
 * Makes a pair of keys for sealed gifts: the private one in a file, the public one in words.
 * @returns what to tell
 * @throws Failure for a file within the repository
 */
export async function makeKey(file: string): Promise<string> {
  if (!relative(WORKSPACE, typedPath(file)).startsWith('..')) {
    throw new Failure(`${file} lies in the repository, where it would be published one day.`);
  }
  const privateKey = newPrivateKey();
  await writeOwnFile(file, privateKey);
  return [
    `The private key is in ${file}. Keep it off this machine, in two places, like the treasurer's safe and a`,
    'vault of passwords that those who run the site cannot open; then delete the file. Whoever has lost it opens',
    'nothing of what was sealed.',
    '',
    'The public key is a setting of the functions, and no secret:',
    '',
    `SEALED_GIFTS_PUBLIC_KEY=${publicKeyOf(privateKey)}`,
  ].join('\n');
}
