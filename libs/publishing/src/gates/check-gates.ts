import { Failure } from '@raade/contracts/failure';
import type { MoveKind, ReleaseFile } from '@raade/contracts/releases';
import { SHELL } from '@raade/contracts/shell-files';
import { addresses } from './addresses.ts';
import { designTokens, platformNames } from './lacking.ts';
import { reactRange } from './react-range.ts';
import { type Acceptable, type Gate, type Objection, type SiteMove, titleOf } from './site-move.ts';
import { slots } from './slots.ts';

/** The gates of data: all that they need stands in `release.json`, so they cost a few milliseconds. */
const GATES: readonly Gate[] = [platformNames, designTokens, reactRange, slots, addresses];

interface Terms {
  readonly kind: MoveKind;
  readonly accepted: readonly Acceptable[];
}

/** Releases that say nothing of what they use or give cannot be compared. */
function silentReleases({ moving, after, retained }: SiteMove): readonly ReleaseFile[] {
  const isAsked = ({ name }: ReleaseFile) =>
    moving.includes(SHELL) || moving.includes(name) || name === SHELL;
  return [...after, ...retained].filter((file) => isAsked(file) && file.facts === undefined);
}

/**
 * Going back undoes what came since: pages and slots that came with it go with it, and what was built for it cannot be
 * gone back to. Nobody in a hurry has to accept that by name; what would break is refused all the same.
 */
const isAccepted = ({ acceptable }: Objection, { kind, accepted }: Terms) =>
  acceptable !== undefined && (kind === 'rollback' || accepted.includes(acceptable));

/**
 * Throws a `Failure` with every reason why the pointers must not move, with names, places and ways out.
 * @returns what there is to tell of a move that may be: what was accepted, and what could not be compared
 */
export function checkGates(move: SiteMove, terms: Terms): readonly string[] {
  const objections = GATES.flatMap((gate) => gate(move));
  const standing = objections.filter((objection) => !isAccepted(objection, terms));
  if (standing.length > 0) {
    throw new Failure(standing.map(({ message }) => message).join('\n\n'));
  }
  const silent = silentReleases(move).map((file) => titleOf(move, file));
  const untold =
    silent.length > 0
      ? [
          `Not compared, since releases of that age do not say what they use or give: ${silent.join(', ')}.`,
        ]
      : [];
  return [...objections.map(({ message }) => `Accepted: ${message.split('\n')[0]}`), ...untold];
}
