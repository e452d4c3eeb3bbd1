import ts from 'typescript';
import history from '../api-history.json';
import manifest from '../package.json';

/** A line of `api-history.json`: names that a version of the platform added, removed and deprecated. */
interface Version {
  readonly version: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Names that the next major removes, each with its replacement, which builds of remotes show. */
  readonly deprecated?: Readonly<Record<string, string>>;
}

const VERSIONS: readonly Version[] = history;

/** The names, of values and types alike, that a module exports, itself and through `export *`. */
function exportsOf(file: string): string[] {
  const text = ts.sys.readFile(file) ?? '';
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map(({ name }) => name.text);
    }
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    return exportsOf(ts.sys.resolvePath(`${file}/../${moduleSpecifier.text}`));
  });
}

/** The names that exist after all these versions. */
function namesOf(versions: readonly Version[]): string[] {
  const names = new Set<string>();
  for (const { added, removed } of versions) {
    for (const name of added) names.add(name);
    for (const name of removed) names.delete(name);
  }
  return [...names].sort();
}

/** The number of a version that must be increased at least. */
const leastStep = ({ removed }: Version) => (removed.length > 0 ? 'major' : 'minor');

function stepBetween(before: string, after: string): 'major' | 'minor' | 'patch' {
  const [major, minor] = before.split('.');
  const [nextMajor, nextMinor] = after.split('.');
  if (Number(nextMajor) > Number(major)) return 'major';
  return nextMajor === major && Number(nextMinor) > Number(minor) ? 'minor' : 'patch';
}

test('the exported names are those of api-history.json', () => {
  expect(exportsOf('libs/platform/src/index.ts').sort()).toEqual(namesOf(VERSIONS));
});

test('the last version of api-history.json is that of package.json', () => {
  expect(VERSIONS.at(-1)?.version).toBe(manifest.version);
});

test.each(
  VERSIONS.slice(1).map((version, index) => ({ before: VERSIONS[index]?.version ?? '', version })),
)(
  'version $version.version is a new major if it removes names, a new minor if it adds some',
  ({ before, version }) => {
    const steps = leastStep(version) === 'major' ? ['major'] : ['major', 'minor'];
    expect(steps).toContain(stepBetween(before, version.version));
  },
);

test('no version removes a missing name or adds an existing one', () => {
  VERSIONS.forEach(({ added, removed }, index) => {
    const names = namesOf(VERSIONS.slice(0, index));
    expect(removed.filter((name) => !names.includes(name))).toEqual([]);
    expect(added.filter((name) => names.includes(name))).toEqual([]);
  });
});

/** Versions before this one removed names without a warning. */
const FIRST_WITH_WARNINGS = 4;

test('deprecated names exist, and since version 4 only deprecated names are removed', () => {
  VERSIONS.forEach(({ version, removed, deprecated = {} }, index) => {
    const earlier = VERSIONS.slice(0, index);
    const names = namesOf(VERSIONS.slice(0, index + 1));
    expect(Object.keys(deprecated).filter((name) => !names.includes(name))).toEqual([]);
    if (Number(version.split('.')[0]) < FIRST_WITH_WARNINGS) return;
    const warned = earlier.flatMap((one) => Object.keys(one.deprecated ?? {}));
    expect(removed.filter((name) => !warned.includes(name))).toEqual([]);
  });
});
