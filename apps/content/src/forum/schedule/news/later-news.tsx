import { useEffect, useState } from 'react';
import { useExtras } from '../use-extras.ts';

/** Whoever only passes by needs nothing of it. */
const LATER_MS = 15_000;

/** What tells of changes, once somebody has stayed for a while. */
export function LaterNews() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  const extras = useExtras(isLate);
  return extras && <extras.ScheduleNews />;
}
