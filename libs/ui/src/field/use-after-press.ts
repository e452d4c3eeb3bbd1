import { useEffect, useRef } from 'react';

/**
 * Runs something at once or, while a mouse button is down, after the click that it ends with: what is being pressed
 * must not move away before. Touches count, too, since browsers repeat them as events of a mouse.
 */
export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = () => (waiting.current ??= []);
    // The click follows in the same task.
    const release = () =>
      setTimeout(() => {
        const due = waiting.current;
        waiting.current = undefined;
        due?.forEach((run) => run());
      });
    document.addEventListener('mousedown', press, options);
    document.addEventListener('mouseup', release, options);
    return () => listening.abort();
  }, []);

  return (run) => {
    if (waiting.current) waiting.current.push(run);
    else run();
  };
}
