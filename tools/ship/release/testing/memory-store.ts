import type { Pointer } from '@raade/contracts/releases/releases';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';
import {
  LostRace,
  type MoveRequest,
  type PointerStore,
} from '@raade/publishing/pointers/pointer-store';

/** A pointer store in memory, for tests. */
export function memoryStore(first: Iterable<readonly [string, Pointer]>): PointerStore {
  const pointers = new Map<string, LivePointer>();
  const put = ({ pointer, kind, reason, seen }: MoveRequest) => {
    const { app, release, digest } = pointer;
    const move = {
      release,
      digest,
      kind,
      ...(reason !== undefined && { reason }),
      movedBy: 'team@example.org',
      movedAt: new Date().toISOString(),
    };
    const moves = [move, ...(pointers.get(app)?.moves ?? [])];
    pointers.set(app, { revision: seen + 1, pointer, moves });
  };
  for (const [, pointer] of first) put({ pointer, kind: 'publish', seen: 0 });
  return {
    readAll: () => Promise.resolve(new Map(pointers)),
    move(requests) {
      for (const { pointer, seen } of requests) {
        const current = pointers.get(pointer.app);
        if ((current?.revision ?? 0) !== seen) {
          return Promise.reject(new LostRace(pointer.app, current));
        }
      }
      requests.forEach(put);
      return Promise.resolve([]);
    },
  };
}
