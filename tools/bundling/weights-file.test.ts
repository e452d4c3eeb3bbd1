import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { BUDGET_FILE } from '@raade/contracts/releases/weights';
import type { Rspack } from '@rsbuild/core';
import { makeWeightsFile } from './weights-file.ts';
import { WORKSPACE } from './workspace.ts';

const SCRIPT = 'js/page.0123456789.js';

let dir: string;

beforeEach(() => {
  dir = temporaryFolder();
  mkdirSync(path.join(dir, 'js'));
  writeFileSync(path.join(dir, SCRIPT), 'render()');
  writeFileSync(path.join(dir, BUDGET_FILE), JSON.stringify({ '*': 1000 }));
});

/** Bundler stats of one chunk, with its modules in this order. */
function statsOf(files: readonly string[]): Rspack.Stats {
  const modules = files.map((file) => ({
    type: file.endsWith('.css') ? 'css/mini-extract' : 'javascript/auto',
    nameForCondition: () => path.join(WORKSPACE, file),
    size: () => file.length,
  }));
  const compilation = {
    chunks: [{ files: new Set([SCRIPT]) }],
    chunkGraph: { getChunkModules: () => modules },
  };
  return { compilation } as unknown as Rspack.Stats;
}

const weightsOf = (files: readonly string[]) =>
  makeWeightsFile(dir, dir, statsOf(files), { '/': [SCRIPT] });

test('the file lists the modules of each script with their sizes', async () => {
  await expect(weightsOf(['apps/page.ts'])).resolves.toMatchObject({
    pages: { '/': ['js/page'] },
    scripts: { 'js/page': { modules: { 'apps/page.ts': 12 } } },
  });
});

test('the file does not depend on the order in which the bundler lists modules', async () => {
  const inOneOrder = await weightsOf(['apps/page.ts', 'libs/button.ts']);
  const inAnother = await weightsOf(['libs/button.ts', 'apps/page.ts']);
  expect(JSON.stringify(inAnother)).toBe(JSON.stringify(inOneOrder));
});

test('the file counts all modules of a source file, but no style sheets', async () => {
  const files = ['apps/page.ts', 'apps/page.ts', 'libs/tokens.css'];
  const modules = { 'apps/page.ts': 24 };
  for (const order of [files, files.toReversed()]) {
    const { scripts } = await weightsOf(order);
    expect(scripts['js/page']?.modules).toEqual(modules);
  }
});
