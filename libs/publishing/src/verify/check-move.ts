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

/** Apps whose retained releases are checked. Only a move of the shell can break a later rollback of remotes. */
const otherApps = (moving: readonly string[], { pointers }: LiveInput): readonly string[] =>
  moving.includes(SHELL) ? [...pointers.keys()].filter((app) => !moving.includes(app)) : [];

const releaseNames = (releases: OpenReleases) =>
  Object.entries(releases).map(([app, { file }]) => ({ app, release: file.release }));

/** True if the move is a rollback to releases that were live before. */
function goesBack(candidates: OpenReleases, { pointers }: LiveInput, { kind }: MoveTerms): boolean {
  const wasLive = ({ app, release }: { app: string; release: string }) =>
    pointers.get(app)?.moves.some((move) => move.release === release) ?? false;
  return kind === 'rollback' && releaseNames(candidates).every(wasLive);
}

/**
 * Checks releases that shall go live together, in a release or a rollback: platform ranges, gates, and if the site can
 * be composed. Throws a `Failure` that names the problems and what to do.
 * @param candidates the releases, by app
 */
export async function checkMove(
  candidates: OpenReleases,
  state: LiveInput,
  terms: MoveTerms,
): Promise<GateResult> {
  const moving = Object.keys(candidates);
  const [liveReleases, newReleases] = await Promise.all([
    withLiveReleases({}, state),
    withLiveReleases(candidates, state),
  ]);
  const [before, after] = [filesOf(liveReleases), filesOf(newReleases)];
  for (const app of moving) checkFits(app, after, state.origins);
  const retained = await retainedReleases(otherApps(moving, state), { ...state, now: new Date() });
  const move = { moving, before, after, retained };
  const { accepted } = terms;
  const isRollback = goesBack(candidates, state, terms);
  const gateResult = checkGates(move, { accepted, isRollback });
  // Without a release of the shell, no pages can be composed.
  if (SHELL in newReleases) await requireComposed(candidates, state);
  return gateResult;
}
