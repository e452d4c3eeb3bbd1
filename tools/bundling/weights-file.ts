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

/** Modules that were joined into one are counted each. */
export function partsOf(module: Rspack.Module): readonly Rspack.Module[] {
  return 'modules' in module && Array.isArray(module.modules)
    ? (module.modules as Rspack.Module[]).flatMap(partsOf)
    : [module];
}

function modulesIn({ chunkGraph }: Rspack.Compilation, chunk: Rspack.Chunk) {
  const parts = chunkGraph.getChunkModules(chunk).flatMap(partsOf);
  return parts.flatMap((module): [string, number][] => {
    const file = module.nameForCondition();
    // Of films and pictures a script holds the address alone, and of style sheets not even that.
    return file && !/^(asset|css)/.test(module.type)
      ? [[path.relative(WORKSPACE, file), Math.round(module.size())]]
      : [];
  });
}

/** The modules of each script; those of the exposed module's chunk stand in the entry. */
export function modulesByScript(
  compilation: Rspack.Compilation,
): Map<string, Record<string, number>> {
  const modules = new Map<string, Record<string, number>>();
  for (const chunk of compilation.chunks) {
    const scripts = [...chunk.files].filter((file) => file.endsWith('.js'));
    const file = scripts[0] ?? REMOTE_ENTRY;
    const sizes = modules.get(file) ?? {};
    // A source may be several modules, which come in any order.
    for (const [name, size] of modulesIn(compilation, chunk)) {
      sizes[name] = (sizes[name] ?? 0) + size;
    }
    modules.set(file, sizes);
  }
  return modules;
}

/** The bundler's order changes from build to build; the same sources must make the same release. */
function byName(sizes: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(sizes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The weights and modules of the scripts that the pages of a build load, from the bundler's data on its chunks.
 * @param pages the files of scripts that each page loads at first
 */
export async function weightsFile(
  appDir: string,
  dist: string,
  { compilation }: Rspack.Stats,
  pages: Readonly<Record<string, readonly string[]>>,
): Promise<Weights> {
  const modules = modulesByScript(compilation);
  const files = [...new Set(Object.values(pages).flat())];
  const scripts = files.map(async (file) => {
    const { length } = gzipSync(await readFile(path.join(dist, file)));
    return [nameOf(file), { bytes: length, modules: byName(modules.get(file) ?? {}) }] as const;
  });
  const named = Object.entries(pages).map(([page, loaded]) => [page, loaded.map(nameOf)] as const);
  return {
    schema: 1,
    budget: await readBudget(appDir),
    pages: Object.fromEntries(named),
    scripts: Object.fromEntries(await Promise.all(scripts)),
  };
}
