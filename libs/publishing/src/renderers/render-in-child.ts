import { execFile, type ExecFileException } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import {
  RENDER_LIMITS,
  RenderingUnavailable,
  type RenderRequest,
  titleOf,
} from './render-pages.ts';

/** The build of the functions puts it beside their bundle. */
const RUNNER = path.join(import.meta.dirname, 'run-bundle.mjs');

/** How often the memory of the process is looked at. */
const WATCH_MS = 25;

const NODE_OPTIONS = [
  // No files but its own, no processes, no workers, no addons. Node 24 has no permission for the network.
  '--permission',
  `--allow-fs-read=${RUNNER}`,
  '--disallow-code-generation-from-strings',
  // Built-in prototypes of the process itself: those of the bundle's context stay its own.
  '--frozen-intrinsics',
  `--max-old-space-size=${RENDER_LIMITS.heapMegabytes}`,
  '--no-warnings',
];

/** MB of memory that a process takes; undefined where the system does not say. */
async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

interface Ended {
  readonly error: ExecFileException;
  readonly isTooLarge: boolean;
  readonly deadlineMs: number;
}

function reasonOf({ error, isTooLarge, deadlineMs }: Ended): string {
  const { code, signal, killed } = error;
  // V8 ends a process whose heap is full.
  if (isTooLarge || signal === 'SIGABRT' || signal === 'SIGTRAP') return 'took too much memory';
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'answered with too much';
  if (killed) return `did not end within ${deadlineMs / 1000} seconds`;
  return 'ended without an answer';
}

const ignore = () => undefined;

/**
 * Without a listener, Node opens the inspector at this signal: a bundle that left its context in the child could send it,
 * and then run code in this process. The listener stays, since a signal may come after the child has ended.
 */
function keepInspectorClosed(): void {
  if (!process.listeners('SIGUSR1').includes(ignore)) process.on('SIGUSR1', ignore);
}

/**
 * Renders in a child process of its own for each request: without environment, files, processes or more memory than
 * `RENDER_LIMITS` say, and killed at the deadline. See docs/decisions/013-trust-in-releases.md for what it cannot keep away.
 */
export function childRenderer({ deadlineMs }: { readonly deadlineMs: number } = RENDER_LIMITS): (
  request: Pick<RenderRequest, 'bundle'> & { readonly task: object },
) => Promise<string> {
  keepInspectorClosed();
  return (request) =>
    new Promise((resolve, reject) => {
      let isTooLarge = false;
      const child = execFile(
        process.execPath,
        [...NODE_OPTIONS, RUNNER],
        {
          env: {},
          timeout: deadlineMs,
          killSignal: 'SIGKILL',
          maxBuffer: RENDER_LIMITS.answerBytes,
        },
        (error, stdout) => {
          clearInterval(watch);
          if (!error) resolve(stdout);
          else if (child.pid === undefined) {
            reject(
              new RenderingUnavailable(
                `${titleOf(request)}: no process can be started: ${error.message}`,
              ),
            );
          } else {
            const reason = reasonOf({ error, isTooLarge, deadlineMs });
            reject(new Failure(`${titleOf(request)} ${reason}.`));
          }
        },
      );
      const watch = setInterval(() => {
        void residentMegabytes(child.pid ?? 0).then((megabytes = 0) => {
          if (megabytes <= RENDER_LIMITS.residentMegabytes) return;
          isTooLarge = true;
          child.kill('SIGKILL');
        });
      }, WATCH_MS);
      // A process that ended early does not read it: how it ended says why.
      child.stdin?.on('error', ignore);
      child.stdin?.end(JSON.stringify(request));
    });
}
