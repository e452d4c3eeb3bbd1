import * as z from 'zod/mini';

/** Versions of packages by their names. */
const versionsByName = z.optional(z.record(z.string(), z.string()));

/** The fields of a package in a lock file that decide which others it needs. All other fields are copied unchanged. */
const packageSchema = z.looseObject({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dependencies: versionsByName,
  optionalDependencies: versionsByName,
  peerDependencies: versionsByName,
  peerDependenciesMeta: z.optional(
    z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })),
  ),
});
type LockedPackage = z.infer<typeof packageSchema>;

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), packageSchema),
});
type Packages = z.infer<typeof lockSchema>['packages'];

/** The `package.json` of the deployed package. */
export interface DeployedPackage {
  readonly name: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Extracts a lock file for the deployed package from that of the workspace, so that the deployment installs exactly the
 * tested versions.
 *
 * @throws Error if the workspace's lock file lacks a package or its checksum, or has another version of a dependency
 */
export function extractLock(workspaceLock: unknown, deployed: DeployedPackage) {
  const { packages } = lockSchema.parse(workspaceLock);
  const { name, engines, dependencies } = deployed;
  checkVersions(packages, dependencies);
  const neededPaths = [...findNeeded(packages, Object.keys(dependencies))].sort();
  return {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name, dependencies, engines },
      ...Object.fromEntries(neededPaths.map((path) => [path, packages[path]])),
    },
  };
}

/** Throws if the lock file has another version of a direct dependency than `package.json`. */
function checkVersions(packages: Packages, dependencies: DeployedPackage['dependencies']): void {
  for (const [name, version] of Object.entries(dependencies)) {
    const lockedVersion = packages[pathOf(packages, '', name)]?.version;
    if (lockedVersion === version) continue;
    throw new Error(`The lock file has ${name} ${lockedVersion}, and ${version} is asked for.`);
  }
}

/** Paths of all packages that are needed, also indirectly. */
function findNeeded(packages: Packages, names: readonly string[]): ReadonlySet<string> {
  const neededPaths = new Set<string>();
  const queue = names.map((name) => pathOf(packages, '', name));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (neededPaths.has(path)) continue;
    neededPaths.add(path);
    const entry = packages[path] ?? {};
    // Without a checksum, npm would accept a changed package.
    if (entry.integrity === undefined) throw new Error(`The lock file has no checksum of ${path}.`);
    const from = path;
    queue.push(...requiredBy(entry).map((name) => pathOf(packages, from, name)));
  }
  return neededPaths;
}

/** Names of the packages that a package needs. Optional peers are not installed. */
function requiredBy(entry: LockedPackage): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(optionalDependencies ?? {}),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/** The path of a package, by Node's resolution: in `node_modules` of this folder or of one above. */
function pathOf(packages: Packages, from: string, name: string): string {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '')
      throw new Error(
        `The lock file has no ${name}, which ${from || 'the deployed package'} needs.`,
      );
  }
}

/** The folder of the package whose `node_modules` contain this one; empty for the root. */
function parentOf(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}
