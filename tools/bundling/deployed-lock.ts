import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));

/** The fields of a package in a lock file that decide which others it needs. All other fields are copied unchanged. */
const packageSchema = z.looseObject({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
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
export function deployedLock(workspaceLock: unknown, deployed: DeployedPackage) {
  const { packages } = lockSchema.parse(workspaceLock);
  const { name, engines, dependencies } = deployed;
  checkVersions(packages, dependencies);
  const needed = [...neededOf(packages, Object.keys(dependencies))].sort();
  return {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name, dependencies, engines },
      ...Object.fromEntries(needed.map((path) => [path, packages[path]])),
    },
  };
}

/** Throws if the lock file has another version of a direct dependency than `package.json`. */
function checkVersions(packages: Packages, dependencies: DeployedPackage['dependencies']): void {
  for (const [name, version] of Object.entries(dependencies)) {
    const found = packages[pathOf(packages, '', name)]?.version;
    if (found === version) continue;
    throw new Error(`The lock file has ${name} ${found}, and ${version} is asked for.`);
  }
}

/** Paths of all packages that are needed, also indirectly. */
function neededOf(packages: Packages, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = names.map((name) => pathOf(packages, '', name));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const entry = packages[path] ?? {};
    if (entry.integrity === undefined) throw new Error(`The lock file has no checksum of ${path}.`);
    const from = path;
    waiting.push(...requiredBy(entry).map((name) => pathOf(packages, from, name)));
  }
  return found;
}

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

function parentOf(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}
