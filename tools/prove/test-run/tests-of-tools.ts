import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { filesChangedSince, whereItLeftMain } from '@raade/kit/projects/changed-files.ts';

/** Tests here try tools alone; those of `prove` and `measure` try the product and its documents, too. */
const TESTS_OF_TOOLS = '<rootDir>/tools/(bundling|emulators|kit|operate|ship|stack)/';

/** Files that may break a tool: the tools themselves, and those that configure the workspace. */
const MATTERS_TO_TOOLS = /^(tools|\.github|\.ci)\/|^[^/]+\.(mjs|json|rules)$/;

/** Tells if tests of tools must run; without any change nobody knows the last commit that landed, and they do. */
export function mayBreakTools(changed: readonly string[]): boolean {
  return changed.length === 0 || changed.some((file) => MATTERS_TO_TOOLS.test(file));
}

/**
 * Patterns of test files that `npm test` leaves to `npm run nightly`: those of tools, if no tool has changed since
 * the commit `NX_BASE`, or else since the branch left main.
 */
export async function leftToNightly(): Promise<string[]> {
  if (process.env['RAADE_TESTS'] === 'all') return [];
  const base = process.env['NX_BASE'] ?? (await whereItLeftMain(WORKSPACE));
  return mayBreakTools(await filesChangedSince(WORKSPACE, base)) ? [] : [TESTS_OF_TOOLS];
}
