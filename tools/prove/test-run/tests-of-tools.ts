import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { listFilesChangedSince, findBranchPoint } from '@raade/kit/projects/changed-files.ts';

/** Tests that only depend on tools. Those of `prove` and `measure` also depend on the product and its documents. */
const TESTS_OF_TOOLS = '<rootDir>/tools/(bundling|emulators|kit|operate|ship|stack)/';

/** Files that can break a tool: the tools, and the configuration of the workspace. */
const TOOL_FILE = /^(tools|\.github|\.ci)\/|^[^/]+\.(mjs|json|rules)$/;

/** True if tests of tools must run. Also if nothing has changed, since then the base commit may be wrong. */
export function mayBreakTools(changedFiles: readonly string[]): boolean {
  return changedFiles.length === 0 || changedFiles.some((file) => TOOL_FILE.test(file));
}

/**
 * Patterns of test files that only `npm run nightly` runs: tests of tools, if no tool has changed since the commit
 * `NX_BASE`, or since the branch left main.
 */
export async function listNightlyPatterns(): Promise<string[]> {
  if (process.env['RAADE_TESTS'] === 'all') return [];
  const base = process.env['NX_BASE'] ?? (await findBranchPoint(WORKSPACE));
  return mayBreakTools(await listFilesChangedSince(WORKSPACE, base)) ? [] : [TESTS_OF_TOOLS];
}
