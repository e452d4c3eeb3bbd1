import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { execa } from 'execa';

export interface RunningDev {
  /** Where the remote is shown. */
  readonly url: string;
  /** Milliseconds from starting the command until it said so. */
  readonly took: number;
  /** All that it has printed. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

const COMMAND = path.join(WORKSPACE, 'tools/stack/live-shell/dev.command.ts');
/** It takes two seconds where nothing else runs. */
const PATIENCE_MS = 60_000;
const SHOWN = / is shown within .*: (http:\S+)\n/;

/**
 * Runs `nx dev <remote> --shell <address>`, as Nx runs it. Rejects with what it printed if it is not ready
 * in a minute.
 */
export async function runDev(project: string, shell: string): Promise<RunningDev> {
  const begin = performance.now();
  const dev = execa(process.execPath, [COMMAND, project, '--shell', shell, '--port', '0'], {
    all: true,
    reject: false,
  });
  // It would wait for its shell for ever.
  const patience = setTimeout(() => dev.kill('SIGINT'), PATIENCE_MS);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    dev.all.on('data', (text: Buffer) => {
      said += text.toString();
      const shown = SHOWN.exec(said)?.[1];
      if (shown) resolve(shown);
    });
    void dev.then(() => reject(new Error(`The command has ended:\n${said}`)));
  });
  clearTimeout(patience);
  return {
    url,
    took: performance.now() - begin,
    said: () => said,
    async stop() {
      dev.kill('SIGINT');
      await dev;
    },
  };
}
