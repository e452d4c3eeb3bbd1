/**
 * What `npm ci` would see to. That cannot be used: it refuses a lock file without the optional packages of other
 * platforms, and not every registry has them. Like the bootstrap, this runs with nothing installed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const LOCK = 'package-lock.json';
/** npm's own list of what it has put into node_modules. */
const INSTALLED = 'node_modules/.package-lock.json';
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

const read = (...names) => JSON.parse(readFileSync(join(...names), 'utf8'));
const packagesOf = (root, file) => Object.entries(read(root, file).packages ?? {});
const asked = (manifest) => KINDS.map((kind) => manifest?.[kind] ?? {});

/** The folders of the workspaces, and that of the repository, which is ''. */
function foldersOf(root) {
  const workspaces = read(root, 'package.json').workspaces ?? [];
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return pattern;
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => join(parent, name));
  });
  return ['', ...folders].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The files that ask for other packages than the lock file was made for. */
export function disagreeingFiles(root) {
  const locked = new Map(packagesOf(root, LOCK));
  return foldersOf(root)
    .filter((folder) => {
      const manifest = read(root, folder, 'package.json');
      return !isDeepStrictEqual(asked(manifest), asked(locked.get(folder)));
    })
    .map((folder) => join(folder, 'package.json'));
}

/**
 * Parts for a platform that packages of the lock file ask for and that it lacks, as `{ name, version }`: npm leaves out
 * those of platforms that the machine which wrote it could not find (npm/cli#4828), and installs without a word.
 */
export function lackingParts(root, { platform, arch }) {
  const locked = packagesOf(root, LOCK);
  const there = new Set(locked.map(([path]) => path.split('node_modules/').at(-1)));
  const wanted = locked.flatMap(([, { optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {}),
  );
  const lacking = wanted.filter(
    ([name]) => name.includes(`${platform}-${arch}`) && !name.endsWith('-musl') && !there.has(name),
  );
  return [...new Map(lacking)].map(([name, version]) => ({ name, version }));
}

/** True if the lock file has Node for a machine of that kind. */
export function bringsNode(root, { platform, arch }) {
  return packagesOf(root, LOCK).some(([path]) => path === `node_modules/node-${platform}-${arch}`);
}

/**
 * What is in node_modules otherwise than the lock file has it, as `path version`.
 * `optional`: packages for this platform of which the lock file knows nothing, so that nothing vouches for them.
 * @param byName what was installed by name, since the lock file lacks it
 */
export function strangersIn(root, byName = []) {
  const locked = new Map(packagesOf(root, LOCK));
  const installed = packagesOf(root, INSTALLED).filter(([path]) => path.includes('node_modules/'));
  const strangers = installed.filter(([path, { link, version, integrity }]) => {
    const expected = locked.get(path);
    if (link) return !expected?.link;
    const found = read(root, path, 'package.json').version;
    return expected?.version !== found || version !== found || expected.integrity !== integrity;
  });
  const isByName = (path, version) =>
    byName.some((part) => path === `node_modules/${part.name}` && version === part.version);
  const isOptional = ([path, { optional, version }]) =>
    !locked.has(path) && (optional === true || isByName(path, version));
  const told = ([path, { version }]) => `${path} ${version}`;
  return {
    optional: strangers.filter(isOptional).map(told),
    others: strangers.filter((stranger) => !isOptional(stranger)).map(told),
  };
}
