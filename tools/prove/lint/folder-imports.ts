import { rowOf, TEST_FILE } from '@raade/kit/projects/import-table.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A feature's folder that a file of its neighbour imports. */
export interface FolderImport {
  /** Paths from the workspace's root, side by side, like `apps/shell/src/navbar`. */
  readonly from: string;
  readonly to: string;
}

/** Stories are tests, too: they may follow what they tell through any folder. */
const isTest = (file: string) => TEST_FILE.test(file) || file.endsWith('.e2e.ts');

/**
 * Between which of two neighbours an import leads; undefined where it stays within a feature, leads to what is
 * common to several, or is a test's.
 */
export function folderImport(file: string, request: string): FolderImport | undefined {
  if (!request.startsWith('.') || isTest(file)) return undefined;
  const own = path.posix.dirname(file).split('/');
  const other = path.posix.dirname(path.posix.join(own.join('/'), request)).split('/');
  const common = own.findIndex((name, index) => name !== other[index]);
  if (common < 0 || other[common] === undefined) return undefined;
  const [from, to] = [own, other].map((names) => names.slice(0, common + 1).join('/'));
  if (from === undefined || to === undefined) return undefined;
  // Projects are told apart by the import table.
  return rowOf(from) && rowOf(from) === rowOf(to) ? { from, to } : undefined;
}

interface Read {
  readonly changedAt: number;
  readonly requests: readonly string[];
}

const known = new Map<string, Read>();

/** The imports of a file, static or not, types too. */
function requestsOf(file: string): readonly string[] {
  const { mtimeMs: changedAt } = statSync(file);
  const read = known.get(file);
  if (read?.changedAt === changedAt) return read.requests;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const requests = importedFiles.map(({ fileName }) => fileName);
  known.set(file, { changedAt, requests });
  return requests;
}

/** An import that leads from one folder to another, written as an arrow; undefined if there is none. */
export function importBetween(workspace: string, { from, to }: FolderImport): string | undefined {
  const folder = path.join(workspace, from);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = path.posix.join(from, name.split(path.sep).join('/'));
    const request = requestsOf(path.join(workspace, file)).find((one) => {
      const found = folderImport(file, one);
      return found?.from === from && found.to === to;
    });
    if (request !== undefined) return `${file} -> ${request}`;
  }
  return undefined;
}
