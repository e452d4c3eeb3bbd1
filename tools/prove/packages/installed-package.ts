import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import * as z from 'zod/mini';

const run = promisify(execFile);

const namesSchema = z._default(z.record(z.string(), z.string()), {});
const manifestSchema = z.object({ dependencies: namesSchema, peerDependencies: namesSchema });
const packedSchema = z.tuple([z.object({ filename: z.string() })]);

export interface InstalledPackage {
  /** An otherwise empty folder whose `node_modules` has the package and what it depends on. */
  readonly dir: string;
  /** Absolute path of the folder of its commands. */
  readonly bin: string;
  /** Writes a program into the folder and runs it. @returns what it printed. */
  runProgram(code: string): Promise<string>;
  remove(): Promise<void>;
}

/**
 * Builds a package of this workspace, packs it as it would be published, and has npm install that elsewhere. What it
 * depends on is copied from here, so that no registry is asked.
 * @param from folder of the package, from the workspace's root
 * @param besides packages that its users bring along
 */
export async function installPackage(
  from: string,
  besides: readonly string[] = [],
): Promise<InstalledPackage> {
  const source = path.join(WORKSPACE, from);
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'raade-package-')));
  const tarball = await pack(source, dir);
  const { dependencies, peerDependencies } = await manifestOf(source);
  const needed = [...Object.keys({ ...dependencies, ...peerDependencies }), ...besides];
  await copyPackages(needed, path.join(dir, 'node_modules'));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--no-save', tarball], {
    cwd: dir,
  });
  return {
    dir,
    bin: path.join(dir, 'node_modules/.bin'),
    async runProgram(code) {
      const program = path.join(dir, 'program.mjs');
      await writeFile(program, code);
      return (await run(process.execPath, [program], { cwd: dir })).stdout;
    },
    remove: () => rm(dir, { recursive: true }),
  };
}

/** @returns path of the tarball. */
async function pack(source: string, into: string): Promise<string> {
  const options = [
    '--json',
    '--loglevel=error',
    '--ignore-scripts=false',
    '--pack-destination',
    into,
  ];
  const { stdout } = await run('npm', ['pack', ...options], { cwd: source });
  const [{ filename }] = packedSchema.parse(JSON.parse(stdout.slice(stdout.indexOf('['))));
  return path.join(into, filename);
}

/** Copies installed packages with all that they need. */
async function copyPackages(names: readonly string[], to: string): Promise<void> {
  const folders = new Map<string, string>();
  const waiting = names.map((name) => ({ name, of: WORKSPACE }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = await folderOf(next.name, next.of);
    if (folders.has(next.name)) continue;
    folders.set(next.name, folder);
    const { dependencies } = await manifestOf(folder);
    waiting.push(...Object.keys(dependencies).map((name) => ({ name, of: folder })));
  }
  await Promise.all(
    Array.from(folders, ([name, folder]) => cp(folder, path.join(to, name), { recursive: true })),
  );
}

/** The folder where a package finds another one, as Node looks for it. */
async function folderOf(name: string, of: string): Promise<string> {
  const places = createRequire(path.join(of, 'package.json')).resolve.paths(name) ?? [];
  for (const place of places) {
    const folder = path.join(place, name);
    if (await readFile(path.join(folder, 'package.json')).catch(() => undefined)) return folder;
  }
  throw new Error(`${name} is not installed, which ${of} depends on`);
}

async function manifestOf(folder: string) {
  return manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as unknown,
  );
}
