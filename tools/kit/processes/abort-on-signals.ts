/**
 * Aborts on the first SIGINT (Ctrl-C), SIGTERM or SIGHUP (closed terminal); the signal's name is
 * the reason. Later ones change nothing: a terminal, npm and the bootstrap may all pass on the same
 * Ctrl-C, and what has begun to stop must get to its end.
 */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort(name));
  }
  return controller.signal;
}

/** Resolves when the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
