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
export function deployedFiles(files: readonly string[]): string[] {
  const inBuilds = tagsInBuilds();
  return files.filter((file) => {
    if (TEST_FILE.test(file) || README.test(file)) return false;
    const row = rowOf(file);
    return !row || inBuilds.has(row.tag);
  });
}
