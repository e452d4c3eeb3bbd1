import { ALIVE_EVENT } from '../startup/alive-event.ts';

/** Begins what serves the early frame, if it is still there. The signal ends it once the living one is. */
export function whileEarly(begin: (signal: AbortSignal) => void): void {
  if (document.querySelector('#root[data-alive]')) return;
  const early = new AbortController();
  document.addEventListener(ALIVE_EVENT, () => early.abort(), { once: true });
  begin(early.signal);
}
