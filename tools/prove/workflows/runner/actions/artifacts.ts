import { existsSync } from 'node:fs';
import { cp, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import type { Action, Use } from '../platform.ts';

/** What a run has uploaded under a name. */
const folderOf = (store: string, { job }: Use, name: string) =>
  path.join(store, job.occasion.runId, name);

const isHidden = (root: string, file: string) =>
  path
    .relative(root, file)
    .split(path.sep)
    .some((part) => part.startsWith('.'));

/**
 * actions/upload-artifact: a folder or a file, without what is hidden unless that is asked for, once for a name
 * (https://github.com/actions/upload-artifact#inputs).
 */
export const uploadArtifact = (store: string): Action => ({
  inputs: {
    name: 'artifact',
    path: '',
    'include-hidden-files': 'false',
    'if-no-files-found': 'warn',
  },
  async run(use) {
    const { name = '', path: asked = '', 'include-hidden-files': hidden } = use.inputs;
    const source = path.join(use.machine.workspace, asked);
    if (!existsSync(source)) {
      if (use.inputs['if-no-files-found'] !== 'error') return { note: 'no files were found' };
      throw new Failure(`No files were found with the provided path: ${asked}.`);
    }
    const target = folderOf(store, use, name);
    if (existsSync(target)) throw new Failure(`This run has uploaded an artifact ${name} already.`);
    await mkdir(target, { recursive: true });
    const isFolder = (await stat(source)).isDirectory();
    const filter = (file: string) => hidden === 'true' || !isHidden(source, file);
    const into = isFolder ? target : path.join(target, path.basename(source));
    await cp(source, into, { recursive: true, filter });
    return {};
  },
});

/** actions/download-artifact: what this run has uploaded (https://github.com/actions/download-artifact#inputs). */
export const downloadArtifact = (store: string): Action => ({
  inputs: { name: '', path: '.' },
  async run(use) {
    const { name = '', path: into = '.' } = use.inputs;
    const source = folderOf(store, use, name);
    if (!existsSync(source)) throw new Failure(`Artifact not found for name: ${name}.`);
    await cp(source, path.join(use.machine.workspace, into), { recursive: true });
    return {};
  },
});
