import { useEffect, useState } from 'react';

/** Becomes true after this many milliseconds; never, if they are not given. */
export function useLater(milliseconds: number | undefined): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (milliseconds === undefined) return;
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
