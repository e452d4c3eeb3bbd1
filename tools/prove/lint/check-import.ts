import path from 'node:path';
import {
  BUILD_CONFIG,
  BUILD_TAG,
  IMPORT_TABLE,
  projectNameOf,
  PLATFORM_ONLY,
  type Project,
  RESTRICTED_ENTRY_POINTS,
  projectOf,
  TEST_FILE,
} from '@raade/kit/projects/import-table.ts';

/** An import or re-export in a file. */
export interface ImportInCode {
  /** The importing file, relative to the workspace, with forward slashes. */
  readonly file: string;
  /** The text in quotes. */
  readonly request: string;
  readonly isDynamic: boolean;
  readonly isType: boolean;
}

/** Names the packages that a project may import, for messages. */
const allowedIn = ({ mayImport }: Project) =>
  mayImport.length === 0 ? 'nothing of ours' : `only ${mayImport.map(projectNameOf).join(', ')}`;

/** Checks an import by the import table. Returns the problem and what to do; undefined if it is allowed. */
export function checkImport(project: Project, checked: ImportInCode): string | undefined {
  const library = PLATFORM_ONLY.find((name) => isIn(checked.request, name));
  if (library && project.tag !== 'lib:platform') {
    return `Import from ${projectNameOf('lib:platform')} instead of ${library}: the whole site shares its one copy.`;
  }
  if (checked.request.startsWith('.')) return checkRelative(project, checked);
  if (!checked.request.startsWith('@raade/')) return undefined;
  const target = IMPORT_TABLE.find(({ tag }) => isIn(checked.request, projectNameOf(tag)));
  if (!target)
    return `No project is called ${checked.request}. See tools/kit/projects/import-table.ts.`;
  return target.tag === project.tag ? undefined : checkTarget(project, target, checked);
}

const isIn = (request: string, name: string) => request === name || request.startsWith(`${name}/`);

/** A relative import must stay within its project. */
function checkRelative(project: Project, { file, request }: ImportInCode): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), request);
  if (projectOf(target)?.tag === project.tag) return undefined;
  return `This path leaves ${project.root}. Import a package instead; ${project.root} may import ${allowedIn(project)}.`;
}

/** Matches modules for tests, like `@raade/contracts/testing/sample-applications`. */
const TESTING_MODULE = /^@raade\/[a-z-]+\/testing\//;

/** Checks the import of another project of this repository. */
function checkTarget(project: Project, { tag }: Project, checked: ImportInCode) {
  if (TESTING_MODULE.test(checked.request) && !TEST_FILE.test(checked.file)) {
    if (project.mayImportTesting?.includes(tag)) return undefined;
    return `Only tests, and what supports them in testing/, may import ${checked.request}.`;
  }
  if (project.testsMayImport?.includes(tag) && TEST_FILE.test(checked.file)) return undefined;
  if (BUILD_CONFIG.test(checked.file) && tag === BUILD_TAG) return undefined;
  if (!project.mayImport.includes(tag)) return `${project.root} may import ${allowedIn(project)}.`;
  const restricted = RESTRICTED_ENTRY_POINTS[checked.request];
  if (restricted && !restricted.tags.includes(project.tag)) {
    return `Only ${restricted.tags.map(projectNameOf).join(' and ')} may import ${checked.request}: ${restricted.reason}.`;
  }
  const dynamicReason = project.onlyDynamic?.[tag];
  if (dynamicReason && !checked.isDynamic && !checked.isType) {
    return `Import ${projectNameOf(tag)} with import() here: ${dynamicReason}.`;
  }
  const typeReason = project.onlyTypes?.[tag];
  if (typeReason && !checked.isType) {
    return `Import ${projectNameOf(tag)} with import type here: ${typeReason}.`;
  }
  return undefined;
}
