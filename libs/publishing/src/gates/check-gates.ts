import type { Acceptable } from '@raade/contracts/releases/acceptable';
import { Failure } from '@raade/contracts/base/failure';
import { addresses } from './addresses.ts';
import { designTokens, platformNames } from './missing-names.ts';
import { reactRange } from './react-range.ts';
import { type Gate, type Objection, type SiteMove } from './site-move.ts';
import { slots } from './slots.ts';

/** Gates need only the `release.json` of releases, so they take a few milliseconds. */
const GATES: readonly Gate[] = [platformNames, designTokens, reactRange, slots, addresses];

interface Terms {
  /** True if all pointers go back to releases that were live before. */
  readonly isRollback: boolean;
  readonly accepted: readonly Acceptable[];
}

/** The result for a move that is allowed. */
export interface GateResult {
  /** Messages about accepted objections. */
  readonly messages: readonly string[];
  /** The accepted objections, by name, each once. */
  readonly accepted: readonly Acceptable[];
}

/** The failure of a move to which gates have objections. */
export class MoveRefused extends Failure {
  readonly objections: readonly Objection[];

  constructor(objections: readonly Objection[]) {
    super(objections.map(({ message }) => message).join('\n\n'));
    this.objections = objections;
  }
}

/**
 * True if the author accepts an objection. A rollback accepts all acceptable objections by itself, since it naturally
 * removes newer pages and slots, and must be quick. Objections that would break the site can never be accepted.
 */
const isAccepted = ({ acceptable }: Objection, { isRollback, accepted }: Terms) =>
  acceptable !== undefined && (isRollback || accepted.includes(acceptable));

/** Runs all gates. Throws `MoveRefused` with every objection that is not accepted. */
export function checkGates(move: SiteMove, terms: Terms): GateResult {
  const objections = GATES.flatMap((gate) => gate(move));
  const openObjections = objections.filter((objection) => !isAccepted(objection, terms));
  if (openObjections.length > 0) throw new MoveRefused(openObjections);
  const accepted = objections.flatMap(({ acceptable }) => acceptable ?? []);
  return {
    messages: objections.map(({ message }) => `Accepted: ${message.split('\n')[0]}`),
    accepted: [...new Set(accepted)],
  };
}
