import { globSync, readFileSync } from 'node:fs';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const SOURCES = globSync(
  ['apps/*/{src,public}/**/*.{ts,tsx,css,js}', 'libs/*/src/**/*.{ts,tsx,css}'],
  {
    cwd: WORKSPACE,
  },
).filter((file) => !/\.test(-d)?\.tsx?$|\/testing\//.test(file));

/** A custom property that is read without a fallback. */
const READ = /var\(\s*(--[\w-]+)\s*\)/g;
const SET = /(--[\w-]+)['"]?\]?\s*:|['"](--[\w-]+)['"]/g;

test('every custom property that styles read is set somewhere', () => {
  const read = new Map<string, string>();
  const set = new Set<string>();
  for (const file of SOURCES) {
    const text = readFileSync(`${WORKSPACE}/${file}`, 'utf8');
    for (const [, name = ''] of text.matchAll(READ)) read.set(name, file);
    for (const [, key, text_] of text.matchAll(SET)) set.add(key ?? text_ ?? '');
  }
  expect(read.size).toBeGreaterThan(50);
  expect([...read].filter(([name]) => !set.has(name))).toEqual([]);
});
