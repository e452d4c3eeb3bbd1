import { momentText } from '@raade/staff/moments';

const MINUTE_MS = 60_000;

/** When something was, for who reads it now: `just now`, `12 minutes ago`, or its day and time. */
export function since(at: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  return minutes < 60 ? `${minutes} minutes ago` : momentText(at);
}
