/**
 * Aborts on the first SIGINT (Ctrl-C), SIGTERM or SIGHUP (closed terminal), with the signal's name as reason. Later
 * signals are ignored, since terminal, npm and bootstrap may all pass on the same Ctrl-C.
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
