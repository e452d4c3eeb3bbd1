import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { NX_VARIABLES } from '@raade/kit/processes/nx-variables.ts';
import { SITES } from '@raade/kit/stack/layout.ts';
import * as z from 'zod/mini';
import { BUILD_TAG, IMPORT_TABLE, projectOf, TEST_FILE } from '@raade/kit/projects/import-table.ts';

const DEPLOYED_APP = /^app:(?!e2e$)/;
const README = /(^|\/)README\.md$/;

/** Tags of all projects that deployed apps import, by the import table, without imports of tests. */
function tagsInBuilds(): ReadonlySet<string> {
  const tags = new Set([BUILD_TAG]);
  const add = (tag: string): void => {
    if (tags.has(tag)) return;
    tags.add(tag);
    IMPORT_TABLE.find((project) => project.tag === tag)?.mayImport.forEach(add);
  };
  for (const { tag } of IMPORT_TABLE) if (DEPLOYED_APP.test(tag)) add(tag);
  return tags;
}

/**
 * The files that can change a deployed build. Nx does not distinguish imports of tests: without this filter, it would
 * deploy the functions after a change of an emulator that only their tests use.
 */
function deployedFiles(files: readonly string[]): string[] {
  const inBuilds = tagsInBuilds();
  return files.filter((file) => {
    if (TEST_FILE.test(file) || README.test(file)) return false;
    const project = projectOf(file);
    return !project || inBuilds.has(project.tag);
  });
}

const projectsSchema = z.array(z.string());

/** Names of the projects of these files and of all dependent projects, according to Nx. */
async function findAffectedProjects(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const args = ['show', 'projects', '--affected', '--json', `--files=${files.join(',')}`];
  const nx = path.join(WORKSPACE, 'node_modules/.bin/nx');
  const options = { cwd: WORKSPACE, env: { ...process.env, ...NX_VARIABLES } };
  const { stdout } = await promisify(execFile)(nx, args, options);
  return projectsSchema.parse(JSON.parse(stdout));
}

/** Everything that can be deployed separately. */
export const DEPLOYABLES: readonly string[] = [...SITES, 'functions', 'rules'];

/** Files outside of projects, and the deployables that contain them. */
const DEPLOYABLES_OF_FILE: Readonly<Record<string, readonly string[]>> = {
  'firebase.json': DEPLOYABLES,
  '.firebaserc': DEPLOYABLES,
  'firestore.rules': ['rules'],
  'firestore.indexes.json': ['rules'],
};

/** The deployables that must be deployed after these files have changed. */
export async function findAffectedDeployables(files: readonly string[]): Promise<string[]> {
  const projects = await findAffectedProjects(deployedFiles(files));
  const byFile = files.flatMap((file) => DEPLOYABLES_OF_FILE[file] ?? []);
  return DEPLOYABLES.filter((name) => projects.includes(`@raade/${name}`) || byFile.includes(name));
}

/** True if end-to-end tests or the tools that they use have changed. */
export async function areEndToEndTestsAffected(files: readonly string[]): Promise<boolean> {
  return (await findAffectedProjects(files)).includes('@raade/e2e');
}
