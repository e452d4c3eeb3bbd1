import { DEADLINES } from '@raade/contracts/releases/deadlines';
import { REMOTE_ENTRY } from '@raade/contracts/releases/releases';
import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { Fault } from '@raade/prove/fault-server/fault.ts';
import { releaseChanged } from '@raade/prove/fault-server/changed-release.ts';
import { type ThrowingMoment, throwInPage } from '@raade/prove/fault-server/throwing-chunk.ts';
import { movePointer } from '../federation/edit-registry.ts';
import type { MatrixRemote, Scene } from './remotes.ts';

/** Ends a fault. */
type End = () => void | Promise<void>;

export interface MatrixFault {
  readonly name: string;
  readonly begin: (scene: Scene) => Promise<End>;
  /** Text of the fallback; if missing, nothing may fall back. */
  readonly message?: string;
  /** Milliseconds until the fallback is due; 0 by default. */
  readonly deadline?: number;
  /** The faulty file; by default the remote's entry. */
  readonly affects?: 'page';
  /**
   * True if the fault is part of a release. Pages contain the release's hashes, so the fault begins before the first
   * page.
   */
  readonly isInPages?: true;
  /** True if typing raises an error that only the log records. */
  readonly isUncaught?: true;
}

const ENTRY = /remoteEntry\.js$/;
const REGISTRY = /^\/registry\.json$/;
const { unavailable, failed } = ERROR_MESSAGES.section;

const serving = (fault: (remote: MatrixRemote) => Fault) => (scene: Scene) => {
  const server = scene.site.servers[scene.remote.app];
  server.fail(fault(scene.remote));
  return Promise.resolve(() => server.heal());
};

const entry = (kind: 'refused' | 'hanging' | 'truncated') =>
  serving(() => ({ kind, matches: ENTRY }));

/** A server that answers HTML for scripts does so for the registry, too. */
async function htmlForAll(scene: Scene): Promise<End> {
  const { shell } = scene.site.servers;
  shell.fail({ kind: 'html', matches: REGISTRY });
  const endEntry = await serving(() => ({ kind: 'html', matches: ENTRY }))(scene);
  return () => {
    shell.heal();
    endEntry();
  };
}

function hangingRegistry({ site }: Scene): Promise<End> {
  site.servers.shell.fail({ kind: 'hanging', matches: REGISTRY });
  return Promise.resolve(() => site.servers.shell.heal());
}

const throwing = (moment: ThrowingMoment) => async (scene: Scene) => {
  const { site, page, remote } = scene;
  await releaseChanged(site, remote.app, (text, file) =>
    remote.chunk.test(`/${file}`) ? throwInPage(text, moment) : text,
  );
  const set = (fault: string) => Object.assign(window, { fault });
  await page.addInitScript(set, moment);
  await page.evaluate(set, moment);
  return () => page.evaluate(set, '').then(() => undefined);
};

async function platformNotMet({ site, remote }: Scene): Promise<End> {
  let platform = '';
  await movePointer(site, remote.app, (pointer) => {
    ({ platform } = pointer);
    return { ...pointer, platform: '^9.0.0' };
  });
  return () => movePointer(site, remote.app, (pointer) => ({ ...pointer, platform }));
}

/** Changes the default export of a release's exposed module, so that it is no remote. */
function breakExports(code: string, file: string): string {
  if (file !== REMOTE_ENTRY) return code;
  return code.replace('defineRemote)(', 'defineRemote)("no remote",');
}

/** Publishes such a release, until the pointer is moved back. */
function publishWrongExports({ site, remote: { app } }: Scene) {
  return releaseChanged(site, app, breakExports);
}

export const FAULTS: readonly MatrixFault[] = [
  { name: 'refused-entry', begin: entry('refused'), message: unavailable },
  {
    name: 'entry-500',
    begin: serving(() => ({ kind: 'status', status: 500, matches: ENTRY })),
    message: unavailable,
  },
  { name: 'html-instead', begin: htmlForAll, message: unavailable },
  { name: 'hanging-registry', begin: hangingRegistry },
  {
    name: 'hanging-entry',
    begin: entry('hanging'),
    message: unavailable,
    deadline: DEADLINES.entry,
  },
  {
    name: 'hanging-chunk',
    begin: serving(({ chunk }) => ({ kind: 'hanging', matches: chunk })),
    message: unavailable,
    deadline: DEADLINES.chunk * DEADLINES.chunkTries,
    affects: 'page',
  },
  { name: 'truncated-entry', begin: entry('truncated'), message: unavailable },
  {
    name: 'throws-evaluating',
    begin: throwing('evaluating'),
    message: failed,
    affects: 'page',
    isInPages: true,
  },
  {
    name: 'throws-rendering',
    begin: throwing('rendering'),
    message: failed,
    affects: 'page',
    isInPages: true,
  },
  { name: 'throws-handling', begin: throwing('handling'), isInPages: true, isUncaught: true },
  {
    name: 'cors-refused',
    begin: serving(() => ({ kind: 'no-cors', matches: /./ })),
    message: unavailable,
  },
  { name: 'platform-not-met', begin: platformNotMet, message: unavailable, isInPages: true },
  { name: 'wrong-exports', begin: publishWrongExports, message: unavailable, isInPages: true },
];
