import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import type { Pointer } from '@raade/contracts/releases/releases';
import { composeDocuments, openReleases } from '@raade/publishing/compose/compose-shell';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { openRelease, type ReadRelease } from '@raade/publishing/reading/open-release';
import type { ServedSites } from '../fault-server/composed-sites.ts';

/** The results of changing files one after another. */
export interface Results {
  readonly refusedCount: number;
  /** Changed files that were accepted. */
  readonly acceptedFiles: readonly string[];
}

const isRejected = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );

/** Runs `work` while one bit of a file is changed. */
async function withOneBitChanged<Result>(
  file: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const content = await readFile(file);
  const changed = Buffer.from(content);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  await writeFile(file, changed);
  try {
    return await work();
  } finally {
    await writeFile(file, content);
  }
}

const fileOf = (sitesDir: string, { app, release }: Pointer, name: string) =>
  path.join(sitesDir, app, 'r', release, name);

/** Changes each file that the publisher reads, one after another, and checks that composing refuses it. */
export async function tamperComposedFiles(sites: ServedSites): Promise<Results> {
  const { sitesDir, environment, origins } = sites;
  const pointers = Object.fromEntries(sites.pointers);
  const folders = fromFolders(sitesDir);
  const filesRead = new Set<string>();
  const read: ReadRelease = (app, release, file) => {
    filesRead.add(fileOf(sitesDir, { app, release, digest: '' }, file));
    return folders(app, release, file);
  };
  const compose = async () => {
    const { problems } = await composeDocuments(await openReleases(pointers, read), {
      environment,
      origins,
      render: childRenderer(),
    });
    // If an app is left out with a message, its file counts as refused.
    if (problems.length > 0) throw new Failure(problems.join('\n'));
  };
  await compose();
  const acceptedFiles: string[] = [];
  for (const file of filesRead) {
    if (!(await withOneBitChanged(file, () => isRejected(compose())))) {
      acceptedFiles.push(path.relative(sitesDir, file));
    }
  }
  return { refusedCount: filesRead.size - acceptedFiles.length, acceptedFiles };
}

/**
 * The scripts and style sheets of live releases whose hash is in no page or script, so that browsers cannot check them.
 */
export async function findUnhashed({ sitesDir, pointers }: ServedSites): Promise<string[]> {
  const read = fromFolders(sitesDir);
  // A public page and a staff page, since only public pages have the early frame.
  const pages = ['index.html', 'admin.html'].map((page) =>
    readFile(path.join(sitesDir, 'shell', page), 'utf8'),
  );
  const results = [...pointers].map(async ([app, pointer]) => {
    const { file, text } = await openRelease(read, pointer);
    const code = file.files.filter(({ path: name }) => /\.(js|css)$/.test(name));
    const texts = await Promise.all(code.map(({ path: name }) => text(name)));
    const allTexts = [...(await Promise.all(pages)), ...texts].join('\n');
    return code
      .filter(({ path: name, integrity }) => !allTexts.includes(integrity) && !isInlined(name))
      .map(({ path: name }) => `${app}/${name}`);
  });
  return (await Promise.all(results)).flat();
}

/** Early scripts and styles of the shell are part of the page, so they need no hash. */
const isInlined = (name: string) => !name.startsWith('js/');
