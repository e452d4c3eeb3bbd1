import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import type { Pointer } from '@raade/contracts/releases/releases';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import { publishChanges } from './publish-changes.ts';

const PATIENCE_MS = 10_000;

async function until(isMet: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isMet()) {
    if (Date.now() > end) throw new Error('The condition was not met in time.');
    await pause(20);
  }
}

/** Publishes a sample remote whose page has the title that was saved last, and which cannot be built without one. */
async function watched() {
  const dir = temporaryFolder();
  const sources = path.join(dir, 'src');
  await mkdir(sources);
  const [pointers, reports]: [Pointer[], string[]] = [[], []];
  const stopping = new AbortController();
  const dist = path.join(dir, 'dist/giving');
  let [title, saved] = ['', 0];
  const ended = publishChanges(
    {
      name: 'giving',
      sources: [sources],
      async build() {
        if (title !== '') await writeRemoteBuild(path.dirname(dist), { name: 'giving', title });
        return title === '' ? 'The title is missing.' : undefined;
      },
      dist,
      siteDir: path.join(dir, 'sites/giving'),
      goLive: (pointer) => Promise.resolve(void pointers.push(pointer)),
      report: (line) => reports.push(line),
    },
    stopping.signal,
  );
  await until(() => reports.length === 1);
  return {
    pointers,
    reports,
    save(text: string) {
      title = text;
      // Each save writes a new file, since events of one file within 50 ms are merged.
      saved += 1;
      return writeFile(path.join(sources, `${saved}.txt`), text);
    },
    released: (file: string) =>
      readFile(path.join(dir, 'sites/giving/r', pointers.at(-1)?.release ?? '', file), 'utf8'),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

test('each change of a source goes live, and saving the same text again does not', async () => {
  const remote = await watched();
  await remote.save('Second');
  await until(() => remote.pointers.length === 1);
  expect(await remote.released('pages.json')).toContain('Second');
  await remote.save('Second');
  await remote.save('Third');
  await until(() => remote.pointers.length === 2);
  expect(await remote.released('pages.json')).toContain('Third');
  expect(remote.reports.slice(1)).toEqual([
    expect.stringMatching(
      /^giving [0-9a-f]+ goes live, .+ after the change: load the page again\.$/,
    ),
    expect.stringMatching(/^giving /),
  ]);
  await remote.stop();
});

test('a build that fails is reported, and the next one goes live', async () => {
  const remote = await watched();
  await remote.save('');
  await until(() => remote.reports.length > 1);
  expect(remote.reports[1]).toBe(
    '\nThe title is missing.\ngiving was not built; its last release stays live.',
  );
  expect(remote.pointers).toEqual([]);
  await remote.save('Repaired');
  await until(() => remote.pointers.length === 1);
  expect(await remote.released('pages.json')).toContain('Repaired');
  await remote.stop();
});
