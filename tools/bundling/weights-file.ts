import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import { REMOTE_ENTRY } from '@raade/contracts/releases/releases';
import {
  BUDGET_FILE,
  type Budget,
  budgetSchema,
  type Weights,
} from '@raade/contracts/releases/weights';
import type { Rspack } from '@rsbuild/core';
import { WORKSPACE } from './workspace.ts';

/** `js/home.0123456789.js` -> `js/home` */
const nameOf = (file: string) => file.replace(/(\.[0-9a-f]{8,})?\.js$/, '');

async function readBudget(appDir: string): Promise<Budget> {
  const file = path.join(appDir, BUDGET_FILE);
  const result = budgetSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (result.success) return result.data;
  throw new Failure(`${file} is not valid:\n${describeIssues(result.error.issues)}`);
}

/** The modules within a module. (Bundlers concatenate several modules into one.) */
export function partsOf(module: Rspack.Module): readonly Rspack.Module[] {
  return 'modules' in module && Array.isArray(module.modules)
    ? (module.modules as Rspack.Module[]).flatMap(partsOf)
    : [module];
}

function modulesIn({ chunkGraph }: Rspack.Compilation, chunk: Rspack.Chunk) {
  const parts = chunkGraph.getChunkModules(chunk).flatMap(partsOf);
  return parts.flatMap((module): [string, number][] => {
    const file = module.nameForCondition();
    // Assets and style sheets are files of their own, so they add almost nothing to a script.
    return file && !/^(asset|css)/.test(module.type)
      ? [[path.relative(WORKSPACE, file), Math.round(module.size())]]
      : [];
  });
}

/** The sizes of the modules in each script. A chunk without a file was appended to the entry script. */
export function modulesByScript(
  compilation: Rspack.Compilation,
): Map<string, Record<string, number>> {
  const modules = new Map<string, Record<string, number>>();
  for (const chunk of compilation.chunks) {
    const scripts = [...chunk.files].filter((file) => file.endsWith('.js'));
    const file = scripts[0] ?? REMOTE_ENTRY;
    const sizes = modules.get(file) ?? {};
    // A file may be several modules, in any order.
    for (const [name, size] of modulesIn(compilation, chunk)) {
      sizes[name] = (sizes[name] ?? 0) + size;
    }
    modules.set(file, sizes);
  }
  return modules;
}

/** Sorts by name. The bundler's order varies, but the same sources must produce the same release. */
function sortByName(sizes: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(sizes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The content of `weights.json`: the compressed sizes of the scripts that pages load, with their modules.
 * `npm run release` refuses a release whose scripts exceed the budget in it.
 * @param pages the scripts that each page loads initially
 */
export async function makeWeightsFile(
  appDir: string,
  dist: string,
  { compilation }: Rspack.Stats,
  pages: Readonly<Record<string, readonly string[]>>,
): Promise<Weights> {
  const modules = modulesByScript(compilation);
  const files = [...new Set(Object.values(pages).flat())];
  const scripts = files.map(async (file) => {
    const { length } = gzipSync(await readFile(path.join(dist, file)));
    return [nameOf(file), { bytes: length, modules: sortByName(modules.get(file) ?? {}) }] as const;
  });
  const names = Object.entries(pages).map(([page, group]) => [page, group.map(nameOf)] as const);
  return {
    schema: 1,
    budget: await readBudget(appDir),
    pages: Object.fromEntries(names),
    scripts: Object.fromEntries(await Promise.all(scripts)),
  };
}
