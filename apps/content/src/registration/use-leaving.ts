import { useNavigate } from '@raade/platform';
import { type MouseEvent, useEffect, useState } from 'react';

const LEAVING_MS = 300;

/** True if the browser opens the link somewhere else: in a new tab or window, or as a download. */
const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Goes to `path` a moment after the link was followed, so that the page can fade meanwhile. */
export function useLeaving(path: string) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(path), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate, path]);

  const leave = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setLeaving(true);
  };
  return { isLeaving, leave };
}
