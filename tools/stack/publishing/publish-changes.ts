import { messageOf } from '@raade/contracts/base/failure';
import type { Pointer } from '@raade/contracts/releases/releases';
import { whenAborted } from '@raade/kit/processes/abort-on-signals.ts';
import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { stageRelease } from '@raade/publishing/releases/stage-release';
import { watch } from 'chokidar';
import { oneAfterAnother } from './one-after-another.ts';

/** A remote whose sources are watched. */
interface WatchedRemote {
  readonly name: string;
  /** Folders with the sources. */
  readonly sources: readonly string[];
  /** Builds the remote. Resolves with the output of a failed build, with undefined after a successful one. */
  readonly build: () => Promise<string | undefined>;
  /** Folder of the finished build. */
  readonly dist: string;
  /** Folder of the remote's site. */
  readonly siteDir: string;
  /** Makes a staged release live. */
  readonly goLive: (pointer: Pointer) => Promise<void>;
  readonly report: (line: string) => void;
}

/**
 * Builds a remote after each change of its sources, and makes the build its live release. If a build fails, the live
 * release stays. Resolves after `signal` aborts and running work has ended.
 */
export async function publishChanges(remote: WatchedRemote, signal: AbortSignal): Promise<void> {
  const { name, sources, report } = remote;
  const isOver = () => signal.aborted;
  let liveRelease: string | undefined;
  let currentWork = Promise.resolve();
  const publish = async () => {
    if (isOver()) return;
    const start = performance.now();
    const problem = await remote.build();
    if (isOver()) return;
    if (problem !== undefined) {
      report(`\n${problem}\n${name} was not built; its last release stays live.`);
      return;
    }
    const { pointer } = await stageRelease(remote.dist, remote.siteDir);
    // The id is a hash, so saving a file without a change gives the same release.
    if (pointer.release === liveRelease) return;
    liveRelease = pointer.release;
    await remote.goLive(pointer);
    const duration = formatDuration(performance.now() - start);
    report(`${name} ${liveRelease} goes live, ${duration} after the change: load the page again.`);
  };
  const watcher = watch([...sources], { ignoreInitial: true })
    .on('ready', () => report(`${name} goes live with each change of its sources or of a library.`))
    .on('error', (error) => report(messageOf(error)))
    .on(
      'all',
      oneAfterAnother(() => (currentWork = publish())),
    );
  await whenAborted(signal);
  await watcher.close();
  await Promise.allSettled([currentWork]);
}
