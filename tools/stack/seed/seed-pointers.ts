import { localEnvironment } from '@raade/contracts/local-environment';
import { SEEDED_RELEASER } from '@raade/contracts/local-stack';
import type { Pointers } from '@raade/publishing/compose/compose-shell';
import { withPointerStore } from '@raade/publishing/pointers/open-store';
import type { StackRun } from '../stack-run.ts';

/** Makes the releases that the pages were composed with the live ones, as their teams would. */
export async function seedPointers({ origins }: StackRun, pointers: Pointers): Promise<void> {
  await withPointerStore(localEnvironment(origins), SEEDED_RELEASER, async (store) => {
    const moves = Object.values(pointers).map((pointer) =>
      store.move([{ pointer, kind: 'publish', seen: 0 }]),
    );
    await Promise.all(moves);
  });
}
