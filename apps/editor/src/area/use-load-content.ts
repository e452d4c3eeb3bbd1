import { useEffect } from 'react';
import { loadContent } from '../editor-state/editor-actions.ts';
import { editorStore } from '../editor-state/editor.store.ts';
import { saveNow } from '../editor-state/save-queue.ts';

/** Interval of reads after a failed one. */
const READ_AGAIN_EVERY_MS = 15_000;

const isSeen = () => document.visibilityState === 'visible';

function handleHiding(): void {
  if (!isSeen()) void saveNow();
}

function goOn(): void {
  if (editorStore.getState().status === 'failed') void loadContent();
  else void saveNow();
}

function readAgain(): void {
  if (editorStore.getState().status === 'failed' && isSeen()) void loadContent();
}

/** Loads the content, and sends unsaved changes when the network returns or the page is hidden, which may be its end. */
export function useLoadContent(): void {
  useEffect(() => {
    void loadContent();
    const timer = setInterval(readAgain, READ_AGAIN_EVERY_MS);
    addEventListener('online', goOn);
    document.addEventListener('visibilitychange', handleHiding);
    return () => {
      clearInterval(timer);
      removeEventListener('online', goOn);
      document.removeEventListener('visibilitychange', handleHiding);
      void saveNow();
    };
  }, []);
}
