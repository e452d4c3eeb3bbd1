import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import * as z from 'zod/mini';
import { type Manifest, packed } from './npm-registry.ts';
import { integrityOf } from './tarball.ts';

const names = z.optional(z.record(z.string(), z.string()));
/** Some packages say one word where others say several. */
const words = z.optional(
  z.union([
    z.array(z.string()),
    z.pipe(
      z.string(),
      z.transform((word) => [word]),
    ),
  ]),
);
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      optional: z.optional(z.boolean()),
      os: words,
      cpu: words,
      libc: words,
      dependencies: names,
      optionalDependencies: names,
    }),
  ),
});

const FOLDER = 'node_modules/';
const nameAt = (place: string) => place.split(FOLDER).at(-1) ?? '';
const isTop = (place: string) => place.lastIndexOf(FOLDER) === 0;

/** What a part is for, as its name has it, like `@swc/core-darwin-arm64` or `@oxlint/binding-linux-x64-musl`. */
function platformIn(name: string): Pick<Manifest, 'os' | 'cpu' | 'libc'> {
  const word = (among: RegExp) => among.exec(name)?.[1];
  const os = word(/(darwin|linux|win32|freebsd|android|openharmony|netbsd|openbsd|sunos|aix)/);
  const cpu = word(/[-/](x64|arm64|arm|ia32|ppc64|riscv64|s390x|wasm32|loong64|mips64el)\b/);
  const libc = { gnu: 'glibc', musl: 'musl' }[word(/-(gnu|musl)$/) ?? ''];
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

/**
 * The packages of our lock file that have parts for platforms, with these parts as the lock file has them, and without
 * those that it lacks; and all that a registry has of them.
 */
export function platformLock() {
  const text = readFileSync(path.join(WORKSPACE, 'package-lock.json'), 'utf8');
  const { packages } = z.parse(lockSchema, JSON.parse(text));
  const top = Object.entries(packages).filter(([place]) => isTop(place));
  const parts = top.filter(([, { os, cpu }]) => os ?? cpu);
  const partNames = new Set(parts.map(([place]) => nameAt(place)));
  const owners = top.filter(
    ([place, { optionalDependencies = {} }]) =>
      !partNames.has(nameAt(place)) &&
      Object.keys(optionalDependencies).some((name) => platformIn(name).os),
  );
  const locked = new Map<string, Manifest>();
  for (const [place, entry] of [...owners, ...parts]) {
    const { version = '', os, cpu, libc, optionalDependencies } = entry;
    const bound = { ...(os && { os }), ...(cpu && { cpu }), ...(libc && { libc }) };
    const more = optionalDependencies && { optionalDependencies };
    locked.set(place, { name: nameAt(place), version, ...bound, ...more });
  }
  return { locked, owners: owners.map(([place]) => nameAt(place)), root: packages[''] };
}

/** The parts that the lock file lacks, as a registry has them. */
export function lackedParts(locked: ReadonlyMap<string, Manifest>): Manifest[] {
  const there = new Set([...locked.values()].map(({ name }) => name));
  const asked = [...locked.values()].flatMap((each) =>
    Object.entries(each.optionalDependencies ?? {}),
  );
  const lacked = asked.filter(([name]) => !there.has(name) && platformIn(name).os);
  return [...new Map(lacked)].map(([name, version]) => ({ name, version, ...platformIn(name) }));
}

/** The same as the two files by which npm installs. */
export function filesOf(locked: ReadonlyMap<string, Manifest>, owners: readonly string[]) {
  const version = (name: string) => locked.get(FOLDER + name)?.version ?? '';
  const dependencies = Object.fromEntries(owners.map((name) => [name, version(name)]));
  const nodes = [...locked.values()].filter(({ name }) => /^node-linux-/.test(name));
  const optionalDependencies = Object.fromEntries(nodes.map((node) => [node.name, node.version]));
  const manifest = { name: 'sample', version: '0.0.0', dependencies, optionalDependencies };
  const entries = [...locked].map(([place, each]) => {
    const { name, ...entry } = each;
    const optional = owners.includes(name) ? {} : { optional: true };
    return [place, { ...entry, ...optional, integrity: integrityOf(packed(each)) }] as const;
  });
  const packages = { '': manifest, ...Object.fromEntries(entries) };
  const lock = { name: 'sample', version: '0.0.0', lockfileVersion: 3, requires: true, packages };
  return { manifest, lock };
}
