import { isAcceptable } from '@raade/contracts/acceptable';
import type { GateOfWork, GateReport } from '@raade/contracts/attestations';
import type { Pointer } from '@raade/contracts/releases';
import { checkGates } from '@raade/publishing/gates/check-gates';
import { type Named, nameOf, unmetPairs } from '@raade/publishing/gates/meetings/meetings';
import {
  type LivePointer,
  LostRace,
  type MoveRequest,
  type PointerStore,
} from '@raade/publishing/pointers/pointer-store';

export interface StoreRules {
  /** The gates that it asks attestations of, as the function that moves pointers does. */
  readonly asksFor?: readonly GateOfWork[];
}

/** A pointer store for tests that are about something else. All moves are those of one team. */
export function memoryStore(
  first: Iterable<readonly [string, Pointer]>,
  { asksFor = [] }: StoreRules = {},
): PointerStore {
  const pointers = new Map<string, LivePointer>();
  const attestations = new Map<string, readonly GateReport[]>();
  const attestationOf = (named: Named) => Promise.resolve(attestations.get(nameOf(named)) ?? []);
  const requireMet = async (requests: readonly MoveRequest[], accepted: readonly string[]) => {
    const moving = requests.map(({ pointer }) => pointer);
    const unmet = await unmetPairs(moving, { pointers, attestationOf }, asksFor);
    const move = { moving: [], before: [], after: [], retained: [], unmet };
    const isBack = requests.every(({ kind }) => kind === 'rollback');
    const { told } = checkGates(move, { isBack, accepted: accepted.filter(isAcceptable) });
    return told;
  };
  const put = ({ pointer, kind, seen }: MoveRequest) => {
    const { app, release, digest } = pointer;
    const move = {
      release,
      digest,
      kind,
      movedBy: 'team@example.org',
      movedAt: new Date(),
    };
    const moves = [move, ...(pointers.get(app)?.moves ?? [])];
    const { withdrawn = [] } = pointers.get(app) ?? {};
    pointers.set(app, { revision: seen + 1, pointer, moves, withdrawn });
  };
  for (const [, pointer] of first) put({ pointer, kind: 'publish', seen: 0 });
  return {
    readAll: () => Promise.resolve(new Map(pointers)),
    async move(requests, accepted = []) {
      for (const { pointer, seen } of requests) {
        const current = pointers.get(pointer.app);
        if ((current?.revision ?? 0) !== seen) throw new LostRace(pointer.app, current);
      }
      const told = await requireMet(requests, accepted);
      requests.forEach(put);
      return told;
    },
    attest({ app, release, reports }) {
      const name = nameOf({ app, release });
      attestations.set(name, [...reports, ...(attestations.get(name) ?? [])]);
      return Promise.resolve();
    },
    withdraw({ app, release, isWithdrawn, reason }) {
      const live = pointers.get(app);
      if (!live) return Promise.resolve();
      const withdrawal = {
        release,
        reason,
        withdrawnBy: 'team@example.org',
        withdrawnAt: new Date(),
      };
      const others = (live.withdrawn ?? []).filter((one) => one.release !== release);
      const withdrawn = isWithdrawn ? [withdrawal, ...others] : others;
      pointers.set(app, { ...live, revision: live.revision + 1, withdrawn });
      return Promise.resolve();
    },
  };
}
