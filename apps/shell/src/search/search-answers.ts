import type { SearchEntry } from '@raade/contracts/site/search';
import type { Federation } from '@raade/federation';
import { logger } from '@raade/platform';
import { readSearchFile } from './read-search-file.ts';
import { readSiteSearch } from './read-site-search.ts';

type Registry = Federation['registry'];

/** A remote's entries, or `missing` if they could not be had; a remote on its way is not there yet. */
type Answer = readonly SearchEntry[] | 'missing';

/** By remotes, in the order of the registry. */
export type Answers = Readonly<Record<string, Answer>>;

async function readAnswer(registry: Registry, name: string): Promise<Answer> {
  try {
    const pointer = registry.pointer(name);
    return pointer ? await readSearchFile(pointer) : [];
  } catch (error) {
    logger.warn('search file not read', { remote: name }, error);
    return 'missing';
  }
}

async function readAnswers(registry: Registry, names: readonly string[]): Promise<Answers> {
  const read = names.map(async (name) => [name, await readAnswer(registry, name)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** From one file for all remotes; but of a remote whose release this tab previews, from that release. */
async function readSite(registry: Registry, integrity: string): Promise<Answers> {
  const { remotes } = await readSiteSearch(registry, integrity);
  const live = Object.entries(remotes).map(
    ([name, { entries }]) => [name, entries ?? 'missing'] as const,
  );
  const previewed = registry
    .names()
    .filter((name) => registry.pointer(name)?.release !== remotes[name]?.release);
  return { ...Object.fromEntries(live), ...(await readAnswers(registry, previewed)) };
}

/** From a file of each remote, where the page was composed before there was one for all. */
async function readEach(registry: Registry, tell: (answers: Answers) => void): Promise<void> {
  const answers = new Map<string, Answer>();
  const known = () =>
    registry.names().flatMap((name) => {
      const answer = answers.get(name);
      return answer === undefined ? [] : [[name, answer] as const];
    });
  const reads = registry.names().map(async (name) => {
    answers.set(name, await readAnswer(registry, name));
    tell(Object.fromEntries(known()));
  });
  await Promise.all(reads);
}

/**
 * Reads what search finds, and tells of it as it comes. A remote that is down takes only its own along. Never rejects.
 * @param tell gets the answers that are known by then
 */
export async function readSearch(
  registry: Registry,
  tell: (answers: Answers) => void,
): Promise<void> {
  const { search } = registry.current();
  if (search === undefined) {
    await readEach(registry, tell);
    return;
  }
  try {
    tell(await readSite(registry, search));
  } catch (error) {
    logger.warn('search file not read', {}, error);
    tell({ site: 'missing' });
  }
}
