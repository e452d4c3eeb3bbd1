import type { ReleasePointer } from '@raade/contracts/registry';
import {
  type LivePointer,
  LostRace,
  type MoveRequest,
  type PointerStore,
} from '@raade/publishing/pointers/pointer-store';

/** A pointer store for tests that are about something else. All moves are those of one team. */
export function memoryStore(first: Iterable<readonly [string, ReleasePointer]>): PointerStore {
  const pointers = new Map<string, LivePointer>();
  const put = (app: string, { pointer, kind, seen }: MoveRequest) => {
    const move = {
      release: pointer.release,
      kind,
      movedBy: 'team@example.org',
      movedAt: new Date(),
    };
    const moves = [move, ...(pointers.get(app)?.moves ?? [])];
    pointers.set(app, { revision: seen + 1, pointer, moves });
  };
  for (const [app, pointer] of first) put(app, { pointer, kind: 'publish', seen: 0 });
  return {
    readAll: () => Promise.resolve(new Map(pointers)),
    move(app, request) {
      const current = pointers.get(app);
      if ((current?.revision ?? 0) !== request.seen)
        return Promise.reject(new LostRace(app, current));
      put(app, request);
      return Promise.resolve();
    },
  };
}
