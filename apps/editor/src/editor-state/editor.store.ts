import { createStore, logger, useStore } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { readContent } from './content-calls.ts';
import type { EditorState } from './editor-state.ts';

const NOT_READ = 'The content could not be read. Please check your connection.';
const BEFORE: EditorState = { status: 'loading', unsaved: [] };

/** The state of the editor in this tab. `newsroom.ts` changes it; pages read it through `useNewsroom`. */
export const editorStore = createStore<EditorState>(() => BEFORE);

/** The state of the newsroom. */
export function useEditorState(): EditorState {
  return useStore(editorStore);
}

interface Reading {
  isOld: boolean;
}
let current: Reading | undefined;

/** Reads the content anew. What is there stays until then, and if it fails. */
export async function reload(): Promise<void> {
  const own: Reading = { isOld: false };
  current = own;
  try {
    const content = await readContent();
    // One that was asked for later will come, or somebody has signed out.
    if (current !== own) return;
    if (own.isOld) await reload();
    else editorStore.setState(({ unsaved }) => ({ status: 'ready', content, unsaved }), true);
  } catch (error) {
    logger.warn('content not read', {}, error);
    if (current !== own) return;
    const failure = refusalOf(error, NOT_READ);
    editorStore.setState(
      (state) =>
        state.status === 'ready'
          ? { ...state, failure }
          : { status: 'failed', failure, unsaved: state.unsaved },
      true,
    );
  }
}

/** Reads anew what was read before: others write, too. */
export function refresh(): void {
  if (editorStore.getState().status === 'ready') void reload();
}

/** Has the current read repeated, since its answer may lack the latest save. */
export function repeatRead(): void {
  if (current) current.isOld = true;
}

/** Forgets what was read. */
export function resetEditorState(): void {
  current = undefined;
  editorStore.setState(BEFORE, true);
}
