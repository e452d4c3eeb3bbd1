import path from 'node:path';
import {
  BUILD_CONFIG,
  BUILD_TAG,
  IMPORT_TABLE,
  packageOf,
  PLATFORM_ONLY,
  type ProjectRow,
  RESTRICTED_ENTRY_POINTS,
  rowOf,
  TEST_FILE,
} from '@raade/kit/projects/import-table.ts';

export interface ImportInCode {
  /** The importing file, relative to the workspace, with forward slashes. */
  readonly file: string;
  /** The text in quotes. */
  readonly request: string;
  readonly isDynamic: boolean;
  readonly isType: boolean;
}

const allowedBy = ({ mayImport }: ProjectRow) =>
  mayImport.length === 0 ? 'nothing of ours' : `only ${mayImport.map(packageOf).join(', ')}`;

/** Checks an import by the import table. Returns the problem and what to do; undefined if it is allowed. */
export function checkImport(row: ProjectRow, found: ImportInCode): string | undefined {
  const library = PLATFORM_ONLY.find((name) => isIn(found.request, name));
  if (library && row.tag !== 'lib:platform') {
    return `Import from ${packageOf('lib:platform')} instead of ${library}: the whole site shares its one copy.`;
  }
  if (found.request.startsWith('.')) return checkRelative(row, found);
  if (!found.request.startsWith('@raade/')) return undefined;
  const target = IMPORT_TABLE.find(({ tag }) => isIn(found.request, packageOf(tag)));
  if (!target)
    return `No project is called ${found.request}. See tools/kit/projects/import-table.ts.`;
  return target.tag === row.tag ? undefined : checkTarget(row, target, found);
}

const isIn = (request: string, name: string) => request === name || request.startsWith(`${name}/`);

function checkRelative(row: ProjectRow, { file, request }: ImportInCode): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), request);
  if (rowOf(target)?.tag === row.tag) return undefined;
  return `This path leaves ${row.root}. Import a package instead; ${row.root} may import ${allowedBy(row)}.`;
}

/** Matches modules for tests, like `@raade/contracts/testing/sample-applications`. */
const TESTING = /^@raade\/[a-z-]+\/testing\//;

function checkTarget(row: ProjectRow, { tag }: ProjectRow, found: ImportInCode) {
  if (TESTING.test(found.request) && !TEST_FILE.test(found.file)) {
    if (row.mayImportTesting?.includes(tag)) return undefined;
    return `Only tests, and what supports them in testing/, may import ${found.request}.`;
  }
  if (row.testsMayImport?.includes(tag) && TEST_FILE.test(found.file)) return undefined;
  if (BUILD_CONFIG.test(found.file) && tag === BUILD_TAG) return undefined;
  if (!row.mayImport.includes(tag)) return `${row.root} may import ${allowedBy(row)}.`;
  const restricted = RESTRICTED_ENTRY_POINTS[found.request];
  if (restricted && !restricted.tags.includes(row.tag)) {
    return `Only ${restricted.tags.map(packageOf).join(' and ')} may import ${found.request}: ${restricted.reason}.`;
  }
  const dynamicReason = row.onlyDynamic?.[tag];
  if (dynamicReason && !found.isDynamic && !found.isType) {
    return `Import ${packageOf(tag)} with import() here: ${dynamicReason}.`;
  }
  const typeReason = row.onlyTypes?.[tag];
  if (typeReason && !found.isType) {
    return `Import ${packageOf(tag)} with import type here: ${typeReason}.`;
  }
  return undefined;
}
