/** Sends a request. Tests replace it. */
export type Send = (address: URL, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 60_000;

/** Sends a request over the network, with a timeout. */
export const sendDirectly: Send = (address, { signal, ...init }) =>
  fetch(address, {
    ...init,
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(TIMEOUT_MS)]),
  });
