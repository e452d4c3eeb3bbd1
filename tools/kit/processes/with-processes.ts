import { abortOnSignals } from './abort-on-signals.ts';
import { createProcesses, type Processes } from './processes.ts';

/** Does some work with processes, all of which end with it, or when somebody presses Ctrl-C. */
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
