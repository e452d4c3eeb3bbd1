import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { InstalledPackage } from './installed-package.ts';

/** A line of shell that goes on until it is told to end. */
export interface RunningExample {
  /** The next line that it prints. */
  nextLine(): Promise<string>;
  /** @returns its exit code. */
  end(): Promise<number | null>;
}

/** Starts what a README says to type, in a folder where the package is installed. */
export function startExample(
  { dir, bin }: InstalledPackage,
  line: string,
  environment: Readonly<Record<string, string>>,
): RunningExample {
  // `npx` finds the command there, too, but would not hand on the signal that ends it.
  const child = spawn('/bin/sh', ['-c', line.replace('npx ', 'exec ')], {
    cwd: dir,
    env: { PATH: [bin, dirname(process.execPath)].join(delimiter), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'exit');
  return {
    async nextLine() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`\`${line}\` has ended`);
      return value;
    },
    async end() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}
