import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { type ContentData, contentDataSchema } from '@raade/contracts/content-data';
import type { PageDescriptor } from '@raade/contracts/pages';
import type { SearchEntry } from '@raade/contracts/search';
import { build } from 'esbuild';
import { checkPages } from '../pages-file.ts';
import { checkSearch } from '../search-file.ts';

export interface Described {
  readonly pages: PageDescriptor[];
  readonly search: SearchEntry[];
  /** The sample content, for a remote whose pages show content. */
  readonly content: ContentData | undefined;
  /** Absolute paths of the sources that say so. */
  readonly sources: readonly string[];
}

const PAGES = 'src/pages.ts';
const SEARCH = 'src/search.ts';
/** A remote has it if its pages show content. */
const RENDERER = 'src/renderer.ts';
const SAMPLE = `export { SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';`;

const require = createRequire(import.meta.url);

/** What a CommonJS module exports. */
function evaluated(code: string): Readonly<Record<string, unknown>> {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require']);
  Reflect.apply(run, undefined, [module, module.exports, require]);
  return module.exports;
}

/**
 * What a remote says of its pages at this moment. Node keeps each module that it has imported, so a program that runs on
 * while sources change has to bundle them anew.
 */
export async function describedPages(appDir: string): Promise<Described> {
  const isThere = (file: string) => existsSync(path.join(appDir, file));
  const files = [PAGES, SEARCH].filter(isThere).map((file) => `export * from './${file}';`);
  const contents = [...files, ...(isThere(RENDERER) ? [SAMPLE] : [])].join('\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: appDir, loader: 'ts' },
    absWorkingDir: appDir,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
  });
  const said = evaluated(outputFiles[0]?.text ?? '');
  const nameOf = (file: string) => path.relative(process.cwd(), path.join(appDir, file));
  return {
    pages: checkPages(said['pages'], nameOf(PAGES)),
    content: said['SAMPLE_PARTS']
      ? contentDataSchema.parse({ revision: said['SAMPLE_REVISION'], parts: said['SAMPLE_PARTS'] })
      : undefined,
    search: said['search'] ? checkSearch(said['search'], nameOf(SEARCH)) : [],
    sources: Object.keys(metafile.inputs)
      .filter((file) => file !== '<stdin>')
      .map((file) => path.resolve(appDir, file)),
  };
}
