import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * Sends a signal to a process group. Returns false if it has no process any more; signal 0 only checks that. A detached
 * child leads its own group, whose id is its pid and to which all its descendants belong.
 */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/** Ends every process of the group by SIGTERM, and after `graceMs` by SIGKILL. */
export async function endGroup(leader: number, graceMs: number): Promise<void> {
  const deadline = performance.now() + graceMs;
  signalGroup(leader, 'SIGTERM');
  while (signalGroup(leader, 0)) {
    if (performance.now() > deadline) {
      signalGroup(leader, 'SIGKILL');
      return;
    }
    await sleep(POLL_MS);
  }
}
