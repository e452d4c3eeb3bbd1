import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * Sends a signal to a process group; false if none of its processes is left. Signal 0 only asks.
 * A detached child leads a group of its own, named by its pid: whatever it starts (shells, workers,
 * Java) belongs to the group.
 */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/** Ends every process of the group: politely, and after `graceMs` for good. */
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
