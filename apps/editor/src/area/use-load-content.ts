import { useEffect } from 'react';
import { loadContent } from '../editor-state/editor-actions.ts';
import { editorStore } from '../editor-state/editor.store.ts';
import { saveNow } from '../editor-state/save-queue.ts';

/** Interval of further tries after the content could not be read. */
const RETRY_INTERVAL_MS = 15_000;

const isPageVisible = () => document.visibilityState === 'visible';

function handleVisibilityChange(): void {
  if (!isPageVisible()) void saveNow();
}

function handleOnline(): void {
  if (editorStore.getState().status === 'failed') void loadContent();
  else void saveNow();
}

function retryFailedRead(): void {
  if (editorStore.getState().status === 'failed' && isPageVisible()) void loadContent();
}

/**
 * Loads the content. Sends unsaved changes when the network returns, and when the page is hidden, since phones often end
 * a hidden page without another event.
 */
export function useLoadContent(): void {
  useEffect(() => {
    void loadContent();
    const timer = setInterval(retryFailedRead, RETRY_INTERVAL_MS);
    addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => {
      clearInterval(timer);
      removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      void saveNow();
    };
  }, []);
}
