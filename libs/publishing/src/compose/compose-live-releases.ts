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

/** The live pointers, access to the files of releases, and the other inputs of compose. */
export interface LiveInput extends ComposeInput {
  readonly pointers: LivePointers;
  readonly read: ReadRelease;
}

interface LiveComposition {
  readonly composed: Composed;
  /** One message for each app that is shown with an earlier release, or not at all, with the reason. */
  readonly problems: readonly string[];
}

/** The releases with which an app may be shown: the live one, then earlier ones, latest first. */
function pointersOf(app: string, { pointer, moves }: LivePointer): Pointer[] {
  const earlierPointers = moves.flatMap(({ release, digest }) =>
    digest === undefined ? [] : [{ app, release, digest }],
  );
  const all = [...(pointer ? [pointer] : []), ...earlierPointers];
  // A release may have been live several times; only its latest entry is used.
  return all.filter(
    (pointer, index) => all.findIndex((other) => isDeepStrictEqual(other, pointer)) === index,
  );
}

interface FaultOptions {
  /** Messages are added to this array. */
  readonly problems: string[];
  readonly isFault?: IsFaultOfRelease;
}

/** Returns true if an error of composing is the fault of the release. Other errors abort the composition. */
type IsFaultOfRelease = (error: unknown) => boolean;

/** A new edition of the content that a release rejects is itself at fault, so its error is passed on. */
const isAtFaultWithNewEdition: IsFaultOfRelease = (error) =>
  !(error instanceof EditionFailure || error instanceof RenderingUnavailable);

/** Each release rendered a live edition before it went live. A release that rejects it now is at fault. */
const isAtFaultWithLiveEdition: IsFaultOfRelease = (error) =>
  !(error instanceof RenderingUnavailable);

/** Finds the first release of an app for which `tryRelease` succeeds, and adds a message on those that failed. */
async function firstWorkingRelease<Result>(
  app: string,
  live: LivePointer,
  { problems, isFault = isAtFaultWithNewEdition }: FaultOptions,
  tryRelease: (pointer: Pointer) => Promise<Result>,
): Promise<Result | undefined> {
  const reasons = live.problem === undefined ? [] : [`its pointer is invalid: ${live.problem}`];
  for (const pointer of pointersOf(app, live)) {
    try {
      const result = await tryRelease(pointer);
      if (reasons.length > 0)
        problems.push(`${app} stays at ${pointer.release}: ${reasons.join('\n')}`);
      return result;
    } catch (error) {
      if (!isFault(error)) throw error;
      reasons.push(messageOf(error));
    }
  }
  problems.push(`${app} is left out: ${reasons.join('\n')}`);
  return undefined;
}

/** Opens the live releases. If the files of one do not match its pointer, the release before it is used. */
export async function openLive(
  { pointers, read }: Pick<LiveInput, 'pointers' | 'read'>,
  problems: string[],
): Promise<OpenReleases> {
  const openings = [...pointers].map(async ([app, live]) => {
    const release = await firstWorkingRelease(app, live, { problems }, (pointer) =>
      openRelease(read, pointer),
    );
    return release ? ([[app, release]] as const) : [];
  });
  return Object.fromEntries((await Promise.all(openings)).flat());
}

const lastMoveTime = ({ moves: [last] }: LivePointer) => last?.movedAt ?? '';

/** The shell first, then by the time of the last move, so that of two apps in conflict the newer one is left out. */
function sortApps(pointers: LivePointers): [string, LivePointer][] {
  return [...pointers].toSorted(([app, live], [otherApp, otherLive]) => {
    if (app === SHELL || otherApp === SHELL) return app === SHELL ? -1 : 1;
    return lastMoveTime(live).localeCompare(lastMoveTime(otherLive));
  });
}

/** Adds the apps one after the other, each with its latest release that composes together with those before it. */
async function addOneByOne(input: LiveInput, options: FaultOptions): Promise<OpenReleases> {
  let releases: OpenReleases = {};
  for (const [app, live] of sortApps(input.pointers)) {
    const openedRelease = await firstWorkingRelease(app, live, options, async (pointer) => {
      const release: OpenRelease = await openRelease(input.read, pointer);
      await composeDocuments({ ...releases, [app]: release }, input);
      return release;
    });
    if (openedRelease) releases = { ...releases, [app]: openedRelease };
  }
  return releases;
}

interface LiveOptions {
  /** True for an edition that is or was live; false for a new one. */
  readonly editionIsLive?: boolean;
}

/**
 * Composes the live releases in memory. An app whose pointer or release is broken, or whose release rejects a live
 * edition, is shown with an earlier release or left out; other apps are not affected. Rejects with an `EditionFailure`
 * if a release rejects a new edition, or if no release of the shell works with the edition.
 */
export async function composeLiveReleases(
  input: LiveInput,
  { editionIsLive = false }: LiveOptions = {},
): Promise<LiveComposition> {
  const isFault = editionIsLive ? isAtFaultWithLiveEdition : isAtFaultWithNewEdition;
  const problems: string[] = [];
  const releases = await openLive(input, problems);
  try {
    return withProblems(await composeDocuments(releases, input), problems);
  } catch (error) {
    if (!(SHELL in releases) || !isFault(error)) throw error;
    // `addOneByOne` opens all releases again, so it finds the problems of `openLive`, too.
    const allProblems: string[] = [];
    const workingReleases = await addOneByOne(input, { problems: allProblems, isFault });
    if (!(SHELL in workingReleases) && error instanceof EditionFailure) throw error;
    return withProblems(await composeDocuments(workingReleases, input), allProblems);
  }
}

const withProblems = (composed: Composed, problems: readonly string[]): LiveComposition => ({
  composed,
  problems: [...problems, ...composed.problems],
});

/** The candidates and the live releases of all other apps. Broken live releases are replaced as in `openLive`. */
export async function withLiveReleases(
  candidates: OpenReleases,
  { pointers, read }: Pick<LiveInput, 'pointers' | 'read'>,
): Promise<OpenReleases> {
  const others = new Map([...pointers].filter(([app]) => !(app in candidates)));
  return { ...(await openLive({ pointers: others, read }, [])), ...candidates };
}

/**
 * Checks, before a pointer moves, that the candidates compose together with the live releases of other apps. Rejects
 * with a `Failure` if not.
 */
export async function requireComposed(candidates: OpenReleases, input: LiveInput): Promise<void> {
  const composeWith = (others: OpenReleases) =>
    composeDocuments({ ...others, ...candidates }, input);
  try {
    await composeWith(await withLiveReleases(candidates, input));
  } catch {
    // The fault may be in a live release of another app, so those are added only as far as they compose.
    const others = await addOneByOne(input, { problems: [], isFault: isAtFaultWithLiveEdition });
    await composeWith(others).catch((cause: unknown) => {
      if (cause instanceof RenderingUnavailable) throw cause;
      const apps = Object.keys(candidates).join(' and ');
      throw new Failure(`The site cannot be composed with ${apps}: ${messageOf(cause)}`, { cause });
    });
  }
}
