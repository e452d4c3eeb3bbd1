import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { platformVersion } from '@raade/bundling/shared-modules.ts';
import { releaseWorkflow, releaseWorkflowFile } from '../teams/release-workflow.ts';
import { checkName } from './check-name.ts';
import { SHARED_FILES } from './shared-files.ts';
import { fillTemplates } from './template-files.ts';

/**
 * Creates a remote with one page, and registers it so that its team can release it.
 * @returns the created and changed files, relative to the workspace
 */
export async function createRemote(workspace: string, name: string): Promise<string[]> {
  checkName(workspace, name);
  const files = new Map([[releaseWorkflowFile(name), releaseWorkflow(name)]]);
  for (const [file, text] of await fillTemplates({ name, platform: platformVersion() })) {
    files.set(`apps/${name}/${file}`, text);
  }
  for (const [file, add] of Object.entries(SHARED_FILES)) {
    files.set(file, add(await readFile(path.join(workspace, file), 'utf8'), name));
  }
  // Writes only after all texts are complete, so that an error changes nothing.
  for (const [file, text] of files) {
    const target = path.join(workspace, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const names = [...files.keys()].sort();
  const format = ['--no-error-on-unmatched-pattern', ...names];
  await execa('oxfmt', format, { cwd: workspace, preferLocal: true, localDir: WORKSPACE });
  return names;
}
