import type { LivePointer } from '@raade/contracts/releases/pointer-moves';
import type { MoveKind, Pointer } from '@raade/contracts/releases/releases';
import { Failure } from '@raade/contracts/base/failure';

export type LivePointers = ReadonlyMap<string, LivePointer>;

export interface MoveRequest {
  readonly pointer: Pointer;
  readonly kind: MoveKind;
  /** Description of the change, for staff. */
  readonly reason?: string | undefined;
  /** The revision that the request is based on; 0 if there was no pointer. */
  readonly seen: number;
}

/** The storage of pointers (port). */
export interface PointerStore {
  readAll(): Promise<LivePointers>;
  /**
   * Moves all pointers or none. Rejects with `LostRace` if one of their revisions is not `seen` any more.
   * @param accepted names of the objections of gates to accept
   * @returns messages about the move
   */
  move(requests: readonly MoveRequest[], accepted?: readonly string[]): Promise<readonly string[]>;
}

/** The last change of a pointer, for messages. */
function lastChange({ moves: [last] }: LivePointer): string {
  return last
    ? `${last.movedBy} made ${last.release} the live release (${last.kind}, ${last.movedAt})`
    : 'its pointer was removed';
}

/** The failure of a move because somebody else has moved a pointer since it was read. */
export class LostRace extends Failure {
  constructor(app: string, current: LivePointer | undefined) {
    const change = current ? lastChange(current) : 'its pointer was removed';
    super(
      `Nothing was moved: while this command ran, ${change} of ${app}.\n` +
        `See \`npm run release -- list ${app}\`; if yours shall go live after all, promote it.`,
    );
  }
}
