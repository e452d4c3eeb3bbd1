import { WORKSPACE } from './workspace.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod/mini';

const SOURCE = path.join(WORKSPACE, 'functions');
const DIST = path.join(WORKSPACE, 'dist/functions');
const MAIN = 'index.js';

// Small and without files of their own, so they start faster inside the bundle. The others load
// what they need by file name, and firebase-tools looks for `firebase-functions` itself.
const BUNDLED_DEPENDENCIES = new Set(['nodemailer', 'stripe', 'zod']);

const packageSchema = z.object({
  name: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
});

const manifest = packageSchema.parse(
  JSON.parse(await readFile(path.join(SOURCE, 'package.json'), 'utf8')),
);
const installed = Object.fromEntries(
  Object.entries(manifest.dependencies).filter(([name]) => !BUNDLED_DEPENDENCIES.has(name)),
);

const start = performance.now();
await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });

const outfile = path.join(DIST, MAIN);
const { metafile } = await build({
  entryPoints: [path.join(SOURCE, 'src/index.ts')],
  outfile,
  absWorkingDir: WORKSPACE,
  bundle: true,
  platform: 'node',
  target: `node${manifest.engines.node}`,
  format: 'esm',
  external: Object.keys(installed).flatMap((name) => [name, `${name}/*`]),
  legalComments: 'none',
  // The banner is for bundled CommonJS libraries, which ask for Node's own modules as such.
  banner: {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  metafile: true,
  logLevel: 'warning',
});

// The package that a deployment uploads: installed there, so it names nothing of the workspace.
const deployed = {
  name: manifest.name,
  private: true,
  type: 'module',
  main: MAIN,
  engines: manifest.engines,
  dependencies: installed,
};
await writeFile(path.join(DIST, 'package.json'), `${JSON.stringify(deployed, null, 2)}\n`);

const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${path.relative(WORKSPACE, outfile)}  ${Math.ceil(bytes / 1024)} kB  ${seconds} s`);
