import type { StoredValue } from '../storage/stored-value.ts';

interface Store<State> {
  subscribe(listener: (state: State) => void): unknown;
}

/**
 * Keeps what is entered, so that a page that is loaded again begins with it.
 *
 * @param draftOf what to keep of a state; undefined takes away what is kept
 */
export function keepDraft<State, Draft>(
  store: Store<State>,
  kept: StoredValue<Draft>,
  draftOf: (state: State) => Draft | undefined,
): void {
  store.subscribe((state) => void kept.keep(draftOf(state)));
}
