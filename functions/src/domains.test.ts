import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Domains that each domain may import beside `base`. `deployed` puts all together. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  base: [],
  releases: [],
  registrants: ['releases'],
  mail: ['releases', 'registrants'],
  content: ['releases'],
  applications: ['mail', 'registrants'],
  money: ['mail'],
  staff: ['mail'],
  'personal-data': ['mail', 'money'],
  health: ['mail', 'money', 'releases'],
  overview: ['health'],
};

const SOURCES = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: SOURCES }).filter(
  (file) => !/\.test\.|testing\//.test(file),
);

/** The imports of a file that lead into other domains, each as `money -> mail`. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(SOURCES, file), 'utf8'));
  const [from = ''] = file.split('/');
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName).split('/')[0] ?? '')
    .filter((to) => to !== from && to !== 'base')
    .map((to) => `${from} -> ${to}`);
}

test('each domain imports only base and the domains in this table, without circles', () => {
  const found = files
    .filter((file) => file.includes('/') && !file.startsWith('deployed/'))
    .flatMap(importsOf);
  const allowed = Object.entries(MAY_IMPORT).flatMap(([from, to]) =>
    to.map((each) => `${from} -> ${each}`),
  );
  expect([...new Set(found)].sort()).toEqual(allowed.sort());
  const names = Object.keys(MAY_IMPORT);
  for (const [from, to] of Object.entries(MAY_IMPORT)) {
    expect(to.filter((each) => names.indexOf(each) >= names.indexOf(from))).toEqual([]);
  }
});
