import type { ContentData } from '@raade/contracts/content/content-data';
import type { Acceptable } from '@raade/contracts/releases/acceptable';
import type { Environment } from '@raade/contracts/releases/environment';
import type { MoveKind, Release } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { requireComposed, withLiveReleases } from '../compose/compose-live-releases.ts';
import type { OpenReleases } from '../compose/compose-shell.ts';
import { checkGates, type Passed } from '../gates/check-gates.ts';
import { retainedReleases } from '../gates/retained-releases.ts';
import type { LivePointers } from '../pointers/pointer-store.ts';
import type { ReadRelease } from '../reading/open-release.ts';
import type { Origins } from '../reading/read-release.ts';
import type { RenderPages } from '../renderers/render-pages.ts';
import { checkFits } from './check-fits.ts';

/** Where releases lie, and which are live. */
export interface SiteState {
  readonly pointers: LivePointers;
  readonly read: ReadRelease;
  readonly render: RenderPages;
  readonly environment: Environment;
  readonly origins: Origins;
  /** What pages show, if somebody has published an edition. */
  readonly edition?: ContentData | undefined;
}

/** What somebody wants of a move. */
export interface MoveTerms {
  readonly kind: MoveKind;
  /** What they accept by name. */
  readonly accepted: readonly Acceptable[];
}

const filesOf = (releases: OpenReleases): Release[] =>
  Object.values(releases).map(({ file }) => file);

/** Retained releases of remotes matter to a shell alone: they meet nobody else. */
const remembered = (moving: readonly string[], { pointers }: SiteState): readonly string[] =>
  moving.includes(SHELL) ? [...pointers.keys()].filter((app) => !moving.includes(app)) : [];

const namedIn = (releases: OpenReleases) =>
  Object.entries(releases).map(([app, { file }]) => ({ app, release: file.release }));

/** Only what was live before is gone back to. */
function isBack(candidates: OpenReleases, { pointers }: SiteState, { kind }: MoveTerms): boolean {
  const wasLive = ({ app, release }: { app: string; release: string }) =>
    pointers.get(app)?.moves.some((move) => move.release === release) ?? false;
  return kind === 'rollback' && namedIn(candidates).every(wasLive);
}

/**
 * Checks releases that shall go live together against all that is live and retained: everything that can be known
 * without a browser or a compiler, forward and back alike. Throws a `Failure` with what is wrong and the way out.
 * @param candidates the releases, by app
 */
export async function checkMove(
  candidates: OpenReleases,
  state: SiteState,
  terms: MoveTerms,
): Promise<Passed> {
  const moving = Object.keys(candidates);
  const [live, together] = await Promise.all([
    withLiveReleases({}, state),
    withLiveReleases(candidates, state),
  ]);
  const [before, after] = [filesOf(live), filesOf(together)];
  for (const app of moving) checkFits(app, after, state.origins);
  const retained = await retainedReleases(remembered(moving, state), { ...state, now: new Date() });
  const move = { moving, before, after, retained };
  const { accepted } = terms;
  const passed = checkGates(move, { accepted, isBack: isBack(candidates, state, terms) });
  // Before there is a shell, there are no pages to compose.
  if (SHELL in together) await requireComposed(candidates, state);
  return passed;
}
