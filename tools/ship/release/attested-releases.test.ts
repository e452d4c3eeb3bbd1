import path from 'node:path';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import { promote, rollback } from './move-pointer.ts';
import { publish } from './publish.ts';
import { type ReleaseSite, startReleaseSite } from './testing/release-site.ts';

let site: ReleaseSite;
beforeEach(async () => {
  site = await startReleaseSite({ asksFor: ['types'] });
});
afterEach(() => site.close());

const newFolder = () => path.join(site.distDir, crypto.randomUUID());
const live = async (app: string) => (await site.store.readAll()).get(app)?.pointer?.release ?? '';

type Terms = Partial<Parameters<typeof publish>[1]>;
async function publishGiving(title: string, terms: Terms = {}) {
  const buildDir = await writeRemoteBuild(newFolder(), { name: 'giving', title });
  return publish(site.local, { app: 'giving', buildDir, promote: true, ...terms });
}

test('a build whose sources nobody can compile goes live with a word that nobody has tried it, and so does what is promoted later', async () => {
  const untested = 'has never met what it would stand beside: shell';
  await expect(publishGiving('Second')).rejects.toThrow(untested);
  const { release, told } = await publishGiving('Second', { accepted: ['untested'] });
  expect(await live('giving')).toBe(release);
  expect(told.join()).toContain(`Accepted: giving ${release} ${untested}`);
  const later = await publishGiving('Third', { promote: false });
  const moves = [{ app: 'giving', release: later.release }];
  await expect(promote(site.local, moves)).rejects.toThrow(untested);
});

test('what was live is gone back to without a word', async () => {
  const before = await live('giving');
  await publishGiving('Second', { accepted: ['untested'] });
  expect(await rollback(site.local, 'giving')).toEqual({ release: before, told: [] });
});
