import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { NX_VARIABLES } from '@raade/kit/processes/nx-variables.ts';
import { SITES } from '@raade/kit/stack/layout.ts';
import * as z from 'zod/mini';
import { BUILD_TAG, IMPORT_TABLE, rowOf, TEST_FILE } from '@raade/kit/projects/import-table.ts';

const DEPLOYED_APP = /^app:(?!e2e$)/;
const README = /(^|\/)README\.md$/;

/** Tags of all that deployed apps are made of: by the import table, without what only their tests import. */
function tagsInBuilds(): ReadonlySet<string> {
  const tags = new Set([BUILD_TAG]);
  const add = (tag: string): void => {
    if (tags.has(tag)) return;
    tags.add(tag);
    IMPORT_TABLE.find((row) => row.tag === tag)?.mayImport.forEach(add);
  };
  for (const { tag } of IMPORT_TABLE) if (DEPLOYED_APP.test(tag)) add(tag);
  return tags;
}

/**
 * The files among these that can change what is deployed. Nx knows imports, but not that some are only of tests: by
 * itself it would have the functions deployed when an emulator changes that they are tested with.
 */
function deployedFiles(files: readonly string[]): string[] {
  const inBuilds = tagsInBuilds();
  return files.filter((file) => {
    if (TEST_FILE.test(file) || README.test(file)) return false;
    const row = rowOf(file);
    return !row || inBuilds.has(row.tag);
  });
}

const projectsSchema = z.array(z.string());

/** Names of the projects that these files are part of, and of all that build on them, as Nx knows them. */
async function affectedProjects(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const args = ['show', 'projects', '--affected', '--json', `--files=${files.join(',')}`];
  const nx = path.join(WORKSPACE, 'node_modules/.bin/nx');
  const options = { cwd: WORKSPACE, env: { ...process.env, ...NX_VARIABLES } };
  const { stdout } = await promisify(execFile)(nx, args, options);
  return projectsSchema.parse(JSON.parse(stdout));
}

/** The things that are deployed on their own. */
export const DEPLOYABLES: readonly string[] = [...SITES, 'functions', 'rules'];

/** Files of no project, and what they are deployed with. */
const DEPLOYED_WITH: Readonly<Record<string, readonly string[]>> = {
  'firebase.json': DEPLOYABLES,
  '.firebaserc': DEPLOYABLES,
  'firestore.rules': ['rules'],
  'firestore.indexes.json': ['rules'],
};

/** The things that have to be deployed after these files have changed. */
export async function affectedDeployables(files: readonly string[]): Promise<string[]> {
  const projects = await affectedProjects(deployedFiles(files));
  const byFile = files.flatMap((file) => DEPLOYED_WITH[file] ?? []);
  return DEPLOYABLES.filter((name) => projects.includes(`@raade/${name}`) || byFile.includes(name));
}

/** True if the stories in Chromium have changed, or the tools that they stand on. */
export async function areStoriesAffected(files: readonly string[]): Promise<boolean> {
  return (await affectedProjects(files)).includes('@raade/e2e');
}
