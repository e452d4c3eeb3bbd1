import type { StoredValue } from '../storage/stored-value.ts';

interface Store<State> {
  subscribe(listener: (state: State) => void): unknown;
}

/**
 * Stores the draft of a form with each change of its state, so that a reloaded page can restore it.
 *
 * @param draftOf returns the part of the state to store; undefined removes the stored draft
 */
export function keepDraft<State, Draft>(
  store: Store<State>,
  storedDraft: StoredValue<Draft>,
  draftOf: (state: State) => Draft | undefined,
): void {
  store.subscribe((state) => void storedDraft.set(draftOf(state)));
}
