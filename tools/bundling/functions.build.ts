/** Builds the deployed package of the functions: bundled code, `package.json` and lock file. Nx runs this file. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { extractLock } from './deployed-lock.ts';
import { WORKSPACE } from './workspace.ts';

const SOURCE = path.join(WORKSPACE, 'functions');
const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
const DIST = out ?? path.join(WORKSPACE, 'dist/functions');
const MAIN = 'index.js';

// These are bundled for a faster start. The others load files by name and so must be installed; firebase-tools needs
// an installed `firebase-functions`.
const BUNDLED_DEPENDENCIES = new Set(['jose', 'nodemailer', 'stripe', 'zod']);

const packageSchema = z.object({
  name: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
});

const manifest = packageSchema.parse(await readJson(path.join(SOURCE, 'package.json')));
const installedDependencies = Object.fromEntries(
  Object.entries(manifest.dependencies).filter(([name]) => !BUNDLED_DEPENDENCIES.has(name)),
);

const start = performance.now();
await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });

const { metafile } = await build({
  entryPoints: [path.join(SOURCE, 'src/index.ts')],
  outdir: DIST,
  // Each function is a chunk, loaded on its first call.
  splitting: true,
  absWorkingDir: WORKSPACE,
  bundle: true,
  platform: 'node',
  target: `node${manifest.engines.node}`,
  format: 'esm',
  external: Object.keys(installedDependencies).flatMap((name) => [name, `${name}/*`]),
  legalComments: 'none',
  // Bundled CommonJS libraries call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
  metafile: true,
  logLevel: 'warning',
});

// The `package.json` of the deployment, without references to the workspace.
const deployed = {
  name: manifest.name,
  private: true,
  type: 'module',
  main: MAIN,
  engines: manifest.engines,
  dependencies: installedDependencies,
};
const lock = extractLock(await readJson(path.join(WORKSPACE, 'package-lock.json')), deployed);
await writeJson('package.json', deployed);
// With a lock file, Google's builder runs `npm ci`, which installs exactly the tested versions.
await writeJson('package-lock.json', lock);
// `.npmrc` forbids install scripts of dependencies, also in the deployment.
await copyFile(path.join(WORKSPACE, '.npmrc'), path.join(DIST, '.npmrc'));

// The runner of server bundles of releases, which is a separate process.
await copyFile(
  path.join(WORKSPACE, 'libs/publishing/src/renderers/run-bundle.mjs'),
  path.join(DIST, 'run-bundle.mjs'),
);

// The function `publish-site` needs the configuration of Hosting.
await copyFile(path.join(WORKSPACE, 'firebase.json'), path.join(DIST, 'firebase.json'));

const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${path.relative(WORKSPACE, path.join(DIST, MAIN))}  ${Math.ceil(bytes / 1024)} kB  ${seconds} s`,
);

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(name: string, value: object): Promise<void> {
  await writeFile(path.join(DIST, name), `${JSON.stringify(value, null, 2)}\n`);
}
