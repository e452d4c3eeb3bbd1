import { useEffect, useState } from 'react';

/** False at first, true after this many milliseconds. Without a time, it stays false. */
export function useLater(milliseconds: number | undefined): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (milliseconds === undefined) return;
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
