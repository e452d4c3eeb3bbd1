import { abortOnSignals } from './abort-on-signals.ts';
import { createProcesses, type Processes } from './processes.ts';

/** Runs `work` with processes, and ends all of them afterwards or on Ctrl-C. */
export async function withProcesses<Result>(
  work: (processes: Processes) => Promise<Result>,
  signal = abortOnSignals(),
): Promise<Result> {
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    return await work(processes);
  } finally {
    await processes.stop();
  }
}
