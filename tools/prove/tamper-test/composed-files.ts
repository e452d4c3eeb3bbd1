import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import type { Pointer } from '@raade/contracts/releases/releases';
import { composeDocuments, openReleases } from '@raade/publishing/compose/compose-shell';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { openRelease, type ReadRelease } from '@raade/publishing/reading/open-release';
import type { ServedSites } from '../fault-server/composed-sites.ts';

/** The results for files that were changed one after another. */
export interface Tampered {
  readonly refused: number;
  /** Files that passed all the same. */
  readonly through: readonly string[];
}

const isRejected = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );

/** Does `work` while one bit of a file is another one. */
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

/** Changes every file that compose reads, in turn, and composes: which files those are, composing itself tells. */
export async function tamperComposedFiles(sites: ServedSites): Promise<Tampered> {
  const { sitesDir, environment, origins } = sites;
  const pointers = Object.fromEntries(sites.pointers);
  const folders = fromFolders(sitesDir);
  const composedOf = new Set<string>();
  const read: ReadRelease = (app, release, file) => {
    composedOf.add(fileOf(sitesDir, { app, release, digest: '' }, file));
    return folders(app, release, file);
  };
  const compose = async () => {
    const { problems } = await composeDocuments(await openReleases(pointers, read), {
      environment,
      origins,
      render: childRenderer(),
    });
    // An app that is left out, with a message to its team, counts as refused.
    if (problems.length > 0) throw new Failure(problems.join('\n'));
  };
  await compose();
  const through: string[] = [];
  for (const file of composedOf) {
    if (!(await withOneBitChanged(file, () => isRejected(compose())))) {
      through.push(path.relative(sitesDir, file));
    }
  }
  return { refused: composedOf.size - through.length, through };
}

/** The scripts and style sheets of live releases whose hash stands in nothing that runs before them. */
export async function scriptsWithoutHash({ sitesDir, pointers }: ServedSites): Promise<string[]> {
  const read = fromFolders(sitesDir);
  // The early frame is on pages of the public alone.
  const pages = ['index.html', 'admin.html'].map((page) =>
    readFile(path.join(sitesDir, 'shell', page), 'utf8'),
  );
  const found = [...pointers].map(async ([app, pointer]) => {
    const { file, text } = await openRelease(read, pointer);
    const code = file.files.filter(({ path: name }) => /\.(js|css)$/.test(name));
    const texts = await Promise.all(code.map(({ path: name }) => text(name)));
    const whole = [...(await Promise.all(pages)), ...texts].join('\n');
    return code
      .filter(({ path: name, integrity }) => !whole.includes(integrity) && !isInlined(name))
      .map(({ path: name }) => `${app}/${name}`);
  });
  return (await Promise.all(found)).flat();
}

/** Early scripts and styles of the shell stand in the page itself, which nobody fetches again. */
const isInlined = (name: string) => !name.startsWith('js/');
