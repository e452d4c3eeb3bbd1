import { useEffect } from 'react';
import { openNewsroom } from '../newsroom/newsroom.ts';
import { saveNow } from '../newsroom/save-queue.ts';

function handleHiding(): void {
  if (document.visibilityState === 'hidden') void saveNow();
}
const handleOnline = () => void saveNow();

/** Opens the newsroom, and sends what is not saved whenever the network is back, or the page may not come back. */
export function useOpenNewsroom(): void {
  useEffect(() => {
    void openNewsroom();
    addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleHiding);
    return () => {
      removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleHiding);
      void saveNow();
    };
  }, []);
}
