import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const textOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');

/** Source files of the site, without `libs/browser`, which gets its keys as arguments. */
const SOURCES = globSync(['apps/*/{src,public}/**/*.{ts,tsx,js}', 'libs/*/src/**/*.{ts,tsx}'], {
  cwd: WORKSPACE,
}).filter((file) => !/\.test\.tsx?$|\/testing\/|^libs\/browser\//.test(file));

const STORES = /\b(deviceStorage|tabStorage)\(|\b(local|session)Storage\b/;
const KEY = /(?:key[:=]|_KEY =|Item\(|storedText\(|key =) ?['"`]([^'"`]+)['"`]/g;

/** Keys by the file that uses them; the variable part of a key is a `*`: `raade-application-*`. */
const STORED = new Map(
  SOURCES.filter((file) => STORES.test(textOf(file))).map((file) => [
    file,
    [...textOf(file).matchAll(KEY)].map(([, key = '']) => key.replace(/\$\{.+?\}/g, '*')),
  ]),
);

const DOCUMENT = 'docs/contracts/storage.md';
const LISTED = [...textOf(DOCUMENT).matchAll(/^\| `([^`]+)`/gm)].map(([, key = '']) => key);

const fits = (key: string) => {
  const [start = '', end = ''] = key.split('*', 2);
  return (listed: string) =>
    key.includes('*') ? listed.startsWith(start) && listed.endsWith(end) : listed === key;
};

test('every file that stores data contains the keys that it uses', () => {
  expect(STORED.size).toBeGreaterThan(8);
  expect([...STORED].filter(([, keys]) => keys.length === 0)).toEqual([]);
});

test('every stored key is in the document', () => {
  const keys = [...STORED.values()].flat();
  expect(keys.filter((key) => !LISTED.some(fits(key)))).toEqual([]);
});

test('every key in the document is used by a file', () => {
  const keys = [...STORED.values()].flat();
  expect(LISTED.filter((listed) => !keys.some((key) => fits(key)(listed)))).toEqual([]);
});

test('the privacy page names every key', () => {
  const policy = textOf('libs/content-model/sample/privacy.json');
  expect(LISTED.filter((key) => !policy.includes(key))).toEqual([]);
});
