import pc from 'picocolors';
import { formatDuration } from './duration.ts';

/** Prints the progress of a command, line by line. */
export interface Reporter {
  heading(title: string): void;
  readonly line: (text: string) => void;
  /** Runs `work` and prints one line with its duration. Prints nothing if `work` throws. */
  readonly step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}

/** Creates a reporter that prints to the terminal. */
export function createReporter(
  print: (text: string) => void = (text) => console.log(text),
): Reporter {
  return {
    heading: (title) => print(`\n${pc.bold(title)}`),
    line: print,
    async step(title, work) {
      const start = performance.now();
      const result = await work();
      const time = pc.dim(formatDuration(performance.now() - start));
      print(`${pc.green('✓')} ${title} ${time}`);
      return result;
    },
  };
}
