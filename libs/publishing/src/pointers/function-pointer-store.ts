import { Failure } from '@raade/contracts/base/failure';
import {
  type ListReleasesResponse,
  listReleasesResponseSchema,
  type MovePointersRequest,
  movePointersResponseSchema,
} from '@raade/contracts/releases/pointer-moves';
import { type LivePointers, LostRace, type PointerStore } from './pointer-store.ts';
import { RefusedCall } from './refused-call.ts';

/** The calls of the functions that store pointers. */
export interface PointerCalls {
  readonly list: () => Promise<unknown>;
  readonly move: (request: MovePointersRequest) => Promise<unknown>;
}

/** A pointer store that calls functions, which alone may write pointers. */
export function functionPointerStore(calls: PointerCalls): PointerStore {
  const list = async (): Promise<ListReleasesResponse> =>
    listReleasesResponseSchema.parse(await calls.list());
  async function readAll(): Promise<LivePointers> {
    const { pointers } = await list();
    return new Map(pointers.map((entry) => [entry.app, entry]));
  }
  return {
    readAll,
    async move(requests, accepted = []) {
      // All requests of a move have the same kind and reason.
      const [first] = requests;
      if (!first) return [];
      const moves = requests.map(({ pointer, seen }) => ({
        app: pointer.app,
        release: pointer.release,
        seen,
      }));
      const answer = await calls
        .move({ moves, kind: first.kind, reason: first.reason, accepted: [...accepted] })
        .catch(async (error: unknown) => {
          throw await explainRefusal(error, moves, readAll);
        });
      return movePointersResponseSchema.parse(answer).messages ?? [];
    },
  };
}

/** Converts the refusal of a move to a `Failure`; to `LostRace` if a pointer has moved meanwhile. */
async function explainRefusal(
  error: unknown,
  moves: MovePointersRequest['moves'],
  readAll: () => Promise<LivePointers>,
): Promise<unknown> {
  if (!(error instanceof RefusedCall)) return error;
  if (error.status !== 'ABORTED') return new Failure(error.message, { cause: error });
  const current = await readAll();
  const outdated = moves.find(({ app, seen }) => (current.get(app)?.revision ?? 0) !== seen);
  return outdated ? new LostRace(outdated.app, current.get(outdated.app)) : error;
}
