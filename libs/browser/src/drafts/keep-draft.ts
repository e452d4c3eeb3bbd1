import type { StoredValue } from '../storage/stored-value.ts';

interface Store<State> {
  subscribe(listener: (state: State) => void): unknown;
}

/**
 * Keeps what is entered, so that a page that is loaded again begins with it.
 *
 * @param draftOf the draft to keep of a state; undefined removes the kept one
 */
export function keepDraft<State, Draft>(
  store: Store<State>,
  kept: StoredValue<Draft>,
  draftOf: (state: State) => Draft | undefined,
): void {
  store.subscribe((state) => void kept.keep(draftOf(state)));
}
