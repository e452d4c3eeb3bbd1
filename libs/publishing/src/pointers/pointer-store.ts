import type { ReleasePointer } from '@raade/contracts/registry';
import type { MoveKind } from '@raade/contracts/releases';
import { Failure } from '@raade/contracts/failure';

/** A move of a pointer: the release that went live, when, and by whom. */
export interface Move {
  readonly release: string;
  readonly kind: MoveKind;
  /** Address of the account. */
  readonly movedBy: string;
  readonly movedAt: Date;
}

/** An app's pointer with all that has moved it. */
export interface LivePointer {
  /** Counts the moves; 1 is the first. */
  readonly revision: number;
  readonly pointer: ReleasePointer;
  /** The latest first: the first one led to `pointer`. Bounded. */
  readonly moves: readonly Move[];
}

export type LivePointers = ReadonlyMap<string, LivePointer>;

export interface MoveRequest {
  readonly pointer: ReleasePointer;
  readonly kind: MoveKind;
  /** The revision that the request is based on; 0 if there was no pointer. */
  readonly seen: number;
}

/** The place where pointers are kept. */
export interface PointerStore {
  readAll(): Promise<LivePointers>;
  /** Moves a pointer if its revision is still the one that was seen; otherwise rejects with `LostRace`. */
  move(app: string, request: MoveRequest): Promise<void>;
}

/** The failure of a move whose pointer somebody else has moved since it was read. */
export class LostRace extends Failure {
  constructor(app: string, current: LivePointer | undefined) {
    const [last] = current?.moves ?? [];
    const faster = last
      ? `${last.movedBy} made ${last.release} the live release (${last.kind}, ${last.movedAt.toISOString()})`
      : 'its pointer was removed';
    super(
      `Nothing was moved: while this command ran, ${faster} of ${app}.\n` +
        `See \`npm run release -- list ${app}\`; if yours shall go live after all, promote it.`,
    );
  }
}
