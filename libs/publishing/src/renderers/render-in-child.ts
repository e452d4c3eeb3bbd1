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

/** The build of the functions copies this file next to their bundle. */
const RUNNER = path.join(import.meta.dirname, 'run-bundle.mjs');

/** Interval for checking the memory of the child process. */
const MEMORY_CHECK_MS = 25;

const NODE_OPTIONS = [
  // No files except the runner, no processes, workers or addons. Node 24 cannot restrict the network.
  '--permission',
  `--allow-fs-read=${RUNNER}`,
  '--disallow-code-generation-from-strings',
  // Freezes the built-in prototypes of the child process. The bundle's context has its own prototypes.
  '--frozen-intrinsics',
  `--max-old-space-size=${RENDER_LIMITS.heapMegabytes}`,
  '--no-warnings',
];

/** Memory of a process in MB; undefined on systems without `/proc`. */
async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

interface ProcessEnd {
  readonly error: ExecFileException;
  readonly isTooLarge: boolean;
  readonly deadlineMs: number;
}

function reasonOf({ error, isTooLarge, deadlineMs }: ProcessEnd): string {
  const { code, signal, killed } = error;
  // V8 aborts the process when its heap is full.
  if (isTooLarge || signal === 'SIGABRT' || signal === 'SIGTRAP') return 'took too much memory';
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'answered with too much';
  if (killed) return `did not end within ${deadlineMs / 1000} seconds`;
  return 'ended without an answer';
}

const ignore = () => undefined;

/**
 * Adds a listener for SIGUSR1, since Node otherwise opens the inspector at this signal. A bundle that escapes from its
 * context in the child could send the signal, and then run code in this process. The listener stays, since a signal may
 * arrive after the child has ended.
 */
function ignoreInspectorSignal(): void {
  if (!process.listeners('SIGUSR1').includes(ignore)) process.on('SIGUSR1', ignore);
}

/**
 * Creates a renderer that runs each request in a new child process: without environment variables, files and processes,
 * with limited memory and a deadline. docs/decisions/013-trust-in-releases.md describes the remaining risks.
 */
export function childRenderer({ deadlineMs }: { readonly deadlineMs: number } = RENDER_LIMITS): (
  request: Pick<RenderRequest, 'bundle'> & { readonly task: object },
) => Promise<string> {
  ignoreInspectorSignal();
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
          clearInterval(memoryCheck);
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
      const memoryCheck = setInterval(() => {
        void residentMegabytes(child.pid ?? 0).then((megabytes = 0) => {
          if (megabytes <= RENDER_LIMITS.residentMegabytes) return;
          isTooLarge = true;
          child.kill('SIGKILL');
        });
      }, MEMORY_CHECK_MS);
      // A child that ends early does not read its input; its exit status explains the reason.
      child.stdin?.on('error', ignore);
      child.stdin?.end(JSON.stringify(request));
    });
}
