import type { Acceptable } from '@raade/contracts/releases/acceptable';
import type { MoveKind, Release } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import {
  type LiveInput,
  requireComposed,
  withLiveReleases,
} from '../compose/compose-live-releases.ts';
import type { OpenReleases } from '../compose/compose-shell.ts';
import { checkGates, type GateResult } from '../gates/check-gates.ts';
import { retainedReleases } from '../gates/retained-releases.ts';
import { checkFits } from './check-fits.ts';

/** The kind of a move, and the objections that its author accepts. */
export interface MoveTerms {
  readonly kind: MoveKind;
  /** Objections that do not stop the move, by name. */
  readonly accepted: readonly Acceptable[];
}

const filesOf = (releases: OpenReleases): Release[] =>
  Object.values(releases).map(({ file }) => file);

/** Retained releases of remotes matter to a shell alone: they meet nobody else. */
const remembered = (moving: readonly string[], { pointers }: LiveInput): readonly string[] =>
  moving.includes(SHELL) ? [...pointers.keys()].filter((app) => !moving.includes(app)) : [];

const namedIn = (releases: OpenReleases) =>
  Object.entries(releases).map(([app, { file }]) => ({ app, release: file.release }));

/** Only what was live before is gone back to. */
function isBack(candidates: OpenReleases, { pointers }: LiveInput, { kind }: MoveTerms): boolean {
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
  state: LiveInput,
  terms: MoveTerms,
): Promise<GateResult> {
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
