import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Processes } from '@raade/kit/processes/processes.ts';
import { startFakeFirestore, type FakeFirestore } from '../testing/fake-firestore.ts';
import { makeWorkspace } from '@raade/operate/testing/cloud/consulting-room.ts';
import { openRepository } from '../github/repository.ts';
import { REGISTRY_HOST } from '../network/registry.ts';
import { look } from './visitor.ts';
import { openTown, type Town, type TownOptions } from './town.ts';

let folder: string;
let firestore: FakeFirestore;
let ending: AbortController;
let pid = 0;

/** Something that stays, in place of Java. */
function startEmulators(processes: Processes) {
  const shell = { command: 'sleep', args: ['600'], cwd: folder, log: path.join(folder, 'log') };
  pid = processes.start({ name: 'Emulators', ...shell }).leader;
  return Promise.resolve({ FIRESTORE_EMULATOR_HOST: firestore.host });
}

const open = (more: Partial<TownOptions> = {}): Promise<Town> =>
  openTown({
    ...{ isQuick: true, signal: ending.signal, emulators: startEmulators },
    workspace: path.join(folder, 'workspace'),
    ...{ teller: { line: () => undefined }, keep: path.join(folder, 'kept') },
    ...more,
  });

/** True as long as a process is there that does something. */
const isRunning = () =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'raade-town-'));
  firestore = await startFakeFirestore();
  const files = await makeWorkspace();
  const origin = await openRepository(path.join(folder, 'origin'));
  await origin.commit('Begin', (clone) => cp(files, clone, { recursive: true }));
  rmSync(files, { recursive: true });
  await symlink(path.join(folder, 'origin/team'), path.join(folder, 'workspace'));
  ending = new AbortController();
});
afterEach(async () => {
  await firestore.close();
  rmSync(folder, { recursive: true });
});

test('a town whose run is ended leaves no process behind', async () => {
  const town = await open();
  expect(isRunning()).toBe(true);
  ending.abort('SIGINT');
  await expect(town.runAll()).rejects.toBe('SIGINT');
  await town.close();
  expect(isRunning()).toBe(false);
});

test('a run that is ended while its town opens leaves none either', async () => {
  const opening = open({
    async emulators(processes) {
      await startEmulators(processes);
      ending.abort('SIGTERM');
      throw new Error('The emulators ended.');
    },
  });
  await expect(opening).rejects.toBe('SIGTERM');
  expect(isRunning()).toBe(false);
  await expect(open()).rejects.toBe('SIGTERM');
});

test('the registry knows the holes that a scenario tells it of', async () => {
  const hole = { id: 1, title: 'A hole', severity: 'high', vulnerable_versions: '*' } as const;
  const town = await open();
  const asked = async (): Promise<unknown> => {
    const address = `${town.network.originOf(REGISTRY_HOST)}/-/npm/v1/security/advisories/bulk`;
    const answer = await fetch(address, { method: 'POST', body: '{"react":["19.2.0"]}' });
    return answer.json();
  };
  const before = await asked();
  town.advisories = { react: [hole] };
  const after = await asked();
  await town.close();
  expect([before, after]).toMatchObject([{}, { react: [hole] }]);
});

test('what a scenario has left behind is there when the run goes on', async () => {
  const first = await open();
  const { hosting, world, functions } = first.cloud;
  const site = hosting.site('shell').state;
  const { name } = site.create();
  site.populate(name, {});
  site.finalize(name, {});
  site.release(name);
  world.put('a.googleapis.com/v1/thing', { is: 'there' });
  functions.sources.set('source-1.zip', Buffer.from('zip'));
  firestore.documents.set('pointers/giving', { release: { stringValue: 'a' } });
  const sha = await first.repository.commit('Change', () => Promise.resolve());
  await first.hasPlayed('One thing');
  await first.repository.commit('Broken off', (clone) =>
    writeFile(path.join(clone, 'more.txt'), 'more'),
  );
  await first.close();
  firestore.documents.clear();

  const second = await open();
  expect(second.played).toEqual(['One thing']);
  expect(await second.repository.head()).toBe(sha);
  expect(second.source).toBe(first.source);
  expect(second.cloud.world.get('a.googleapis.com/v1/thing')).toEqual({ is: 'there' });
  expect(second.cloud.functions.sources.get('source-1.zip')?.toString()).toBe('zip');
  expect(second.cloud.hosting.site('shell').state.releases[0]?.name).toBe(name);
  expect([...firestore.documents.keys()]).toEqual(['pointers/giving']);
  await expect(look(second)).rejects.toThrow('/registry.json says 404.');
  await second.close();

  await expect(open({ isQuick: false })).rejects.toThrow('A quick run is kept there.');
});
