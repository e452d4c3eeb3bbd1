import { createStore, logger, useStore } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { readContent } from './content-calls.ts';
import type { EditorState } from './editor-state.ts';

const NOT_READ = 'The content could not be read. Please check your connection.';
const INITIAL: EditorState = { status: 'loading', unsaved: [] };

/** The state of the editor in this tab. `editor-actions.ts` changes it; pages read it through `useEditorState`. */
export const editorStore = createStore<EditorState>(() => INITIAL);

/** The current state of the editor. */
export function useEditorState(): EditorState {
  return useStore(editorStore);
}

interface Reading {
  /** True if a change was saved since the request was sent, so that the answer may lack it. */
  isOutdated: boolean;
}
let latestReading: Reading | undefined;

/** Reads the content again. The former content stays until then, or if it fails. */
export async function reloadContent(): Promise<void> {
  const reading: Reading = { isOutdated: false };
  latestReading = reading;
  try {
    const content = await readContent();
    // A later read will answer, or somebody has signed out.
    if (latestReading !== reading) return;
    if (reading.isOutdated) await reloadContent();
    else editorStore.setState(({ unsaved }) => ({ status: 'ready', content, unsaved }), true);
  } catch (error) {
    logger.warn('content not read', {}, error);
    if (latestReading !== reading) return;
    const failure = refusalOf(error, NOT_READ);
    // `true` replaces the state instead of merging: each status has other fields.
    editorStore.setState(
      (state) =>
        state.status === 'ready'
          ? { ...state, failure }
          : { status: 'failed', failure, unsaved: state.unsaved },
      true,
    );
  }
}

/** Reads the content again if it was read before, since other people may have changed it. */
export function refreshContent(): void {
  if (editorStore.getState().status === 'ready') void reloadContent();
}

/** Repeats the running read, since its answer may lack the latest save. */
export function repeatRead(): void {
  if (latestReading) latestReading.isOutdated = true;
}

/** Clears the state, and ignores a running read. */
export function resetEditorState(): void {
  latestReading = undefined;
  editorStore.setState(INITIAL, true);
}
