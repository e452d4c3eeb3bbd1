import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { REMOTES } from '../projects/remotes.ts';

/** The Hosting sites, one per app, in the order in which the hosting emulator assigns ports. */
export const SITES: readonly string[] = ['shell', ...REMOTES];

/** The run of `npm start`. */
export const START_RUN = 'start';

/** The folder of one run of the local stack, with its own Firebase project. All paths are absolute. */
export interface RunFolder {
  /** The working folder of `firebase-tools`. */
  readonly path: string;
  readonly sites: string;
  readonly functions: string;
  readonly log: (part: string) => string;
}

/** `.local/<name>/` of the repository, so that Node finds the repository's packages from there. */
export function runFolder(name: string): RunFolder {
  const path = join(WORKSPACE, '.local', name);
  return {
    path,
    sites: join(path, 'sites'),
    functions: join(path, 'functions'),
    log: (part) => join(path, 'logs', `${part}.log`),
  };
}
