import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import type { Action, Use } from '../platform.ts';

/**
 * actions/setup-node: Node on the PATH, and npm's own cache of an earlier run whose lock file was the same
 * (https://github.com/actions/setup-node#caching-global-packages-data).
 * @param caches holds what runs have kept for later ones
 */
export const setUpNode = (caches: string): Action => ({
  inputs: { 'node-version': '', cache: '', 'package-manager-cache': 'true' },
  async run(use) {
    const { 'node-version': asked = '', cache = '' } = use.inputs;
    const [major] = process.versions.node.split('.');
    if (asked !== major) throw new Failure(`Node ${asked} is asked for; this runner has ${major}.`);
    use.machine.paths.push(path.dirname(process.execPath));
    const note = `Node ${process.versions.node}`;
    if (cache === '') return { note: `${note}, nothing from the cache` };
    if (cache !== 'npm') throw new Failure(`The cache "${cache}" is not known.`);
    return { note: `${note}, ${await restore(use, caches)}` };
  },
});

async function restore({ machine }: Use, caches: string): Promise<string> {
  const lock = await readFile(path.join(machine.workspace, 'package-lock.json'));
  const kept = path.join(caches, `npm-${createHash('sha256').update(lock).digest('hex')}`);
  const own = path.join(machine.home, '.npm');
  if (existsSync(kept)) {
    await cp(kept, own, { recursive: true });
    return 'npm’s cache of an earlier run';
  }
  machine.after.push(async () => {
    if (existsSync(own)) await cp(own, kept, { recursive: true });
  });
  return 'no cache yet';
}
