/** How requests leave this machine. */
export type Send = (address: URL, init: RequestInit) => Promise<Response>;

const PATIENCE_MS = 60_000;

export const sendDirectly: Send = (address, { signal, ...init }) =>
  fetch(address, {
    ...init,
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(PATIENCE_MS)]),
  });
