import { IMPORT_TABLE, packageOf, rowOf, TEST_FILE } from '@raade/kit/projects/import-table.ts';

/** The checks to run after some files have changed. */
export interface CheckPlan {
  /** Names of the projects whose own files have changed. */
  readonly lint: readonly string[];
  /** Names of these projects, and of all that build on what has changed. */
  readonly types: readonly string[];
  /** Folders whose unit tests all run, from the root of the workspace: those of changed files, and what reads any file. */
  readonly tests: readonly string[];
}

/** Tests of these read documents, lists and workflows, wherever they stand. */
const READ_THE_REPOSITORY = ['@raade/ship', '@raade/prove'];
const DOCUMENT = /\.md$/;

const ROOTS: ReadonlyMap<string, string> = new Map(
  IMPORT_TABLE.map(({ tag, root }) => [packageOf(tag), root]),
);

/** The files among these that may break what is built on them: nothing is built on documents and tests. */
export function filesBuiltOn(files: readonly string[]): string[] {
  return files.filter((file) => !DOCUMENT.test(file) && !TEST_FILE.test(file));
}

/**
 * @param files that have changed, from the root of the workspace
 * @param affected names of the projects that Nx takes for affected by those that something is built on
 */
export function planCheck(files: readonly string[], affected: readonly string[]): CheckPlan {
  const owners = files.filter((file) => !DOCUMENT.test(file)).map(ownerOf);
  const matterToAll = files.some((file) => !ownerOf(file) || DOCUMENT.test(file));
  const lint = owners.filter((owner) => owner !== undefined);
  const types = [...lint, ...affected];
  const tested = new Set([...lint, ...(matterToAll ? READ_THE_REPOSITORY : [])]);
  return {
    lint: sorted(lint),
    types: sorted(types),
    tests: sorted([...tested].flatMap((name) => ROOTS.get(name) ?? [])),
  };
}

function ownerOf(file: string): string | undefined {
  const row = rowOf(file);
  return row && packageOf(row.tag);
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();
