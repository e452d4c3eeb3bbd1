import { isDeepStrictEqual } from 'node:util';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import type { Pointer } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';
import type { LivePointers } from '../pointers/pointer-store.ts';
import { EditionFailure } from '../renderers/edition-failure.ts';
import { type OpenRelease, openRelease, type ReadRelease } from '../reading/open-release.ts';
import {
  type Composed,
  composeDocuments,
  type ComposeInput,
  type OpenReleases,
} from './compose-shell.ts';
import { RenderingUnavailable } from '../renderers/render-pages.ts';

/** Where releases lie, which are live, and what else the site is made of. */
export interface LiveInput extends ComposeInput {
  readonly pointers: LivePointers;
  readonly read: ReadRelease;
}

interface LiveComposition {
  readonly composed: Composed;
  /** Messages on everything that was left out, with the reason: one for each app and its team. No other app waits. */
  readonly problems: readonly string[];
}

/** Pointers that an app may be shown by: the live one, then those from before, the latest first. */
function pointersOf(app: string, { pointer, moves }: LivePointer): Pointer[] {
  const earlier = moves.flatMap(({ release, digest }) =>
    digest === undefined ? [] : [{ app, release, digest }],
  );
  const all = [...(pointer ? [pointer] : []), ...earlier];
  return all.filter(
    (pointer, index) => all.findIndex((other) => isDeepStrictEqual(other, pointer)) === index,
  );
}

interface FaultOptions {
  /** Where it is noted what is wrong with releases. */
  readonly problems: string[];
  readonly isFault?: IsReleasesFault;
}

/** Decides by an error of composing whether the release is at fault. */
type IsReleasesFault = (error: unknown) => boolean;

const isFaultUnlessEdition: IsReleasesFault = (error) =>
  !(error instanceof EditionFailure || error instanceof RenderingUnavailable);

/** Editions that are live were shown before they went live: a release that rejects one of them now is at fault. */
const isFaultEvenByEdition: IsReleasesFault = (error) => !(error instanceof RenderingUnavailable);

/** Finds the first release of an app that can be shown, and notes why those before it cannot. */
async function firstWorkingRelease<Result>(
  app: string,
  live: LivePointer,
  { problems, isFault = isFaultUnlessEdition }: FaultOptions,
  shows: (pointer: Pointer) => Promise<Result>,
): Promise<Result | undefined> {
  const failed = live.problem === undefined ? [] : [`its pointer is none: ${live.problem}`];
  for (const pointer of pointersOf(app, live)) {
    try {
      const result = await shows(pointer);
      if (failed.length > 0)
        problems.push(`${app} stays at ${pointer.release}: ${failed.join('\n')}`);
      return result;
    } catch (error) {
      if (!isFault(error)) throw error;
      failed.push(messageOf(error));
    }
  }
  problems.push(`${app} is left out: ${failed.join('\n')}`);
  return undefined;
}

/** The live releases that are what their pointers vouch for; in place of one that is not, the one before it. */
export async function openLive(
  { pointers, read }: Pick<LiveInput, 'pointers' | 'read'>,
  problems: string[],
): Promise<OpenReleases> {
  const opened = [...pointers].map(async ([app, live]) => {
    const release = await firstWorkingRelease(app, live, { problems }, (pointer) =>
      openRelease(read, pointer),
    );
    return release ? ([[app, release]] as const) : [];
  });
  return Object.fromEntries((await Promise.all(opened)).flat());
}

const lastMoved = ({ moves: [last] }: LivePointer) => last?.movedAt ?? '';

/** The shell first, then who was there first: of two that cannot both be, the newcomer waits. */
function inOrder(pointers: LivePointers): [string, LivePointer][] {
  return [...pointers].toSorted(
    ([one, a], [other, b]) =>
      Number(other === SHELL) - Number(one === SHELL) || lastMoved(a).localeCompare(lastMoved(b)),
  );
}

/** Adds one app after the other, each in the latest of its releases that composes with those before it. */
async function addOneByOne(input: LiveInput, blaming: FaultOptions): Promise<OpenReleases> {
  let releases: OpenReleases = {};
  for (const [app, live] of inOrder(input.pointers)) {
    const added = await firstWorkingRelease(app, live, blaming, async (pointer) => {
      const release: OpenRelease = await openRelease(input.read, pointer);
      await composeDocuments({ ...releases, [app]: release }, input);
      return release;
    });
    if (added) releases = { ...releases, [app]: added };
  }
  return releases;
}

interface LiveOptions {
  /** True for an edition that is live, or was. Without it, the edition is a new one. */
  readonly editionIsLive?: boolean;
}

/**
 * Composes what is live, in memory. A pointer, a release or a page file that is broken keeps its own app at the
 * release before, or out of the site, and no other; so does a release that rejects an edition that is live. Rejects
 * with an `EditionFailure` for a new edition that a release cannot show, and for any that no shell can be shown with.
 */
export async function composeLiveReleases(
  input: LiveInput,
  { editionIsLive = false }: LiveOptions = {},
): Promise<LiveComposition> {
  const isFault = editionIsLive ? isFaultEvenByEdition : isFaultUnlessEdition;
  const problems: string[] = [];
  const releases = await openLive(input, problems);
  try {
    return withProblems(await composeDocuments(releases, input), problems);
  } catch (error) {
    if (!(SHELL in releases) || !isFault(error)) throw error;
    const found: string[] = [];
    const fitting = await addOneByOne(input, { problems: found, isFault });
    if (!(SHELL in fitting) && error instanceof EditionFailure) throw error;
    return withProblems(await composeDocuments(fitting, input), found);
  }
}

const withProblems = (composed: Composed, leftOut: readonly string[]): LiveComposition => ({
  composed,
  problems: [...leftOut, ...composed.problems],
});

/** Candidates with the live releases of all other apps. Broken live releases are no fault of the candidates. */
export async function withLiveReleases(
  candidates: OpenReleases,
  { pointers, read }: Pick<LiveInput, 'pointers' | 'read'>,
): Promise<OpenReleases> {
  const others = new Map([...pointers].filter(([app]) => !(app in candidates)));
  return { ...(await openLive({ pointers: others, read }, [])), ...candidates };
}

/**
 * Composes candidates with all that is live of others, in memory: before a pointer moves to them. Rejects with a
 * `Failure` if that cannot be.
 */
export async function requireComposed(candidates: OpenReleases, input: LiveInput): Promise<void> {
  const composeWith = (others: OpenReleases) =>
    composeDocuments({ ...others, ...candidates }, input);
  try {
    await composeWith(await withLiveReleases(candidates, input));
  } catch {
    // Perhaps the fault is in what is live of somebody else.
    const others = await addOneByOne(input, { problems: [], isFault: isFaultEvenByEdition });
    await composeWith(others).catch((cause: unknown) => {
      if (cause instanceof RenderingUnavailable) throw cause;
      const apps = Object.keys(candidates).join(' and ');
      throw new Failure(`The site cannot be composed with ${apps}: ${messageOf(cause)}`, { cause });
    });
  }
}
