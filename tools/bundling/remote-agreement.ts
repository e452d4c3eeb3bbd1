import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@raade/contracts/releases/remote';
import { build, type PluginBuild } from 'esbuild';
import { Failure } from '@raade/contracts/base/failure';

interface DescribedRemote {
  name: string;
  routes: Record<string, unknown>;
  slots: Record<string, unknown>;
}

/** Evaluates `src/remote.tsx` in Node, without loading pages, since their imports are lazy. */
async function evaluateRemote(appDir: string, scratchDir: string): Promise<DescribedRemote> {
  const outfile = path.join(scratchDir, `remote-${process.pid}-${Date.now()}.mjs`);
  await mkdir(scratchDir, { recursive: true });
  try {
    await build({
      entryPoints: [path.join(appDir, 'src/remote.tsx')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      logLevel: 'silent',
      external: ['react', 'react-dom', 'react-router-dom', 'styled-components', 'zustand'],
      plugins: [lazyImportsStayUnloaded],
    });
    const module = (await import(pathToFileURL(outfile).href)) as { default?: DescribedRemote };
    if (module.default) return module.default;
    throw new Failure(
      `${path.relative(process.cwd(), appDir)}/src/remote.tsx has no default export: \`export default defineRemote({ … })\`.`,
    );
  } finally {
    await rm(outfile, { force: true });
  }
}

const lazyImportsStayUnloaded = {
  name: 'lazy-imports-stay-unloaded',
  setup(context: PluginBuild) {
    context.onResolve({ filter: /.*/ }, ({ kind, path: request }) =>
      kind === 'dynamic-import' ? { path: request, external: true } : undefined,
    );
  },
};

function describeDifferences(
  kind: string,
  declared: readonly string[],
  inCode: readonly string[],
): string[] {
  const missing = declared.filter((item) => !inCode.includes(item));
  const extra = inCode.filter((item) => !declared.includes(item));
  return [
    ...missing.map((item) => `${kind} "${item}" is in remote.json but not in src/remote.tsx`),
    ...extra.map((item) => `${kind} "${item}" is in src/remote.tsx but not in remote.json`),
  ];
}

/** Throws a `Failure` with each difference if the code of a remote does not agree with its `remote.json`. */
export async function checkRemoteAgreement(
  appDir: string,
  manifest: RemoteManifest,
  scratchDir: string,
): Promise<void> {
  const remote = await evaluateRemote(appDir, scratchDir);
  const problems = [
    ...describeDifferences('name', [manifest.name], [remote.name]),
    ...describeDifferences('path', manifest.paths, Object.keys(remote.routes)),
    ...describeDifferences('slot', manifest.slots, Object.keys(remote.slots)),
  ];
  if (problems.length > 0) {
    throw new Failure(
      `${manifest.name}: remote.json and src/remote.tsx disagree:\n${problems.join('\n')}`,
    );
  }
}
