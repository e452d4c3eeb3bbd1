import { type LogEntry, recentLog, subscribeToLog } from '@raade/platform';
import { useEffect, useState } from 'react';

/** The latest entries of the log, those from before this was asked included, oldest first. */
export function useLog(): readonly LogEntry[] {
  const [entries, setEntries] = useState(recentLog);
  useEffect(() => {
    const update = () => setEntries(recentLog());
    update();
    return subscribeToLog(update);
  }, []);
  return entries;
}
