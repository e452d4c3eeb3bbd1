import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { NX_VARIABLES } from '../processes/nx-variables.ts';

const run = promisify(execFile);
const projectsSchema = z.array(z.string());

/** Names of the projects that these files are part of, and of all that build on them, as Nx knows them. */
export async function affectedProjects(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const args = ['show', 'projects', '--affected', '--json', `--files=${files.join(',')}`];
  const nx = path.join(WORKSPACE, 'node_modules/.bin/nx');
  const options = { cwd: WORKSPACE, env: { ...process.env, ...NX_VARIABLES } };
  const { stdout } = await run(nx, args, options);
  return projectsSchema.parse(JSON.parse(stdout));
}
