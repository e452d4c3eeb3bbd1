import type { Acceptable } from '@raade/contracts/releases/acceptable';
import { Failure } from '@raade/contracts/base/failure';
import { addresses } from './addresses.ts';
import { designTokens, platformNames } from './missing-names.ts';
import { reactRange } from './react-range.ts';
import { type Gate, type Objection, type SiteMove } from './site-move.ts';
import { slots } from './slots.ts';

/** All that the gates need stands in `release.json`, so they cost a few milliseconds. */
const GATES: readonly Gate[] = [platformNames, designTokens, reactRange, slots, addresses];

interface Terms {
  /** True if all of it goes back to what was live. */
  readonly isBack: boolean;
  readonly accepted: readonly Acceptable[];
}

/** A move that may be. */
export interface GateResult {
  /** The findings that were accepted. */
  readonly told: readonly string[];
  /** The objections that were there, and were accepted, each once. */
  readonly accepted: readonly Acceptable[];
}

/** The failure of a move that gates have something against, with each objection by itself. */
export class MoveRefused extends Failure {
  readonly objections: readonly Objection[];

  constructor(objections: readonly Objection[]) {
    super(objections.map(({ message }) => message).join('\n\n'));
    this.objections = objections;
  }
}

/**
 * Going back undoes what came since: pages and slots that came with it go with it, and what was built for it cannot be
 * gone back to. Nobody in a hurry has to accept that by name; what would break is refused all the same.
 */
const isAccepted = ({ acceptable }: Objection, { isBack, accepted }: Terms) =>
  acceptable !== undefined && (isBack || accepted.includes(acceptable));

/** Throws `MoveRefused` with every reason why the pointers must not move, with names, places and ways out. */
export function checkGates(move: SiteMove, terms: Terms): GateResult {
  const objections = GATES.flatMap((gate) => gate(move));
  const standing = objections.filter((objection) => !isAccepted(objection, terms));
  if (standing.length > 0) throw new MoveRefused(standing);
  const accepted = objections.flatMap(({ acceptable }) => acceptable ?? []);
  return {
    told: objections.map(({ message }) => `Accepted: ${message.split('\n')[0]}`),
    accepted: [...new Set(accepted)],
  };
}
