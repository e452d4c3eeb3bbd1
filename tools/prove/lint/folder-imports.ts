import { projectOf, TEST_FILE } from '@raade/kit/projects/import-table.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An import from one folder into a sibling folder. */
export interface FolderImport {
  /** Paths from the workspace, like `apps/shell/src/navbar`. */
  readonly from: string;
  readonly to: string;
}

/** Tests, including end-to-end tests, may import from any folder. */
const isTest = (file: string) => TEST_FILE.test(file) || file.endsWith('.e2e.ts');

/**
 * The two sibling folders of an import. Undefined if it stays within a folder, leads to a parent folder, or is in a
 * test.
 */
export function folderImport(file: string, request: string): FolderImport | undefined {
  if (!request.startsWith('.') || isTest(file)) return undefined;
  const source = path.posix.dirname(file).split('/');
  const target = path.posix.dirname(path.posix.join(source.join('/'), request)).split('/');
  // The first folder in which the two paths differ.
  const depth = source.findIndex((name, index) => name !== target[index]);
  if (depth < 0 || target[depth] === undefined) return undefined;
  const [from, to] = [source, target].map((names) => names.slice(0, depth + 1).join('/'));
  if (from === undefined || to === undefined) return undefined;
  // Imports between projects are checked by the import table.
  return projectOf(from) && projectOf(from) === projectOf(to) ? { from, to } : undefined;
}

interface CachedImports {
  readonly changedAt: number;
  readonly requests: readonly string[];
}

const cache = new Map<string, CachedImports>();

/** All imports of a file, also dynamic ones and those of types. */
function requestsOf(file: string): readonly string[] {
  const { mtimeMs: changedAt } = statSync(file);
  const cached = cache.get(file);
  if (cached?.changedAt === changedAt) return cached.requests;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const requests = importedFiles.map(({ fileName }) => fileName);
  cache.set(file, { changedAt, requests });
  return requests;
}

/** Finds an import from one folder into another, as text `file -> request`; undefined if there is none. */
export function findImport(workspace: string, { from, to }: FolderImport): string | undefined {
  const folder = path.join(workspace, from);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = path.posix.join(from, name.split(path.sep).join('/'));
    const request = requestsOf(path.join(workspace, file)).find((candidate) => {
      const folders = folderImport(file, candidate);
      return folders?.from === from && folders.to === to;
    });
    if (request !== undefined) return `${file} -> ${request}`;
  }
  return undefined;
}
