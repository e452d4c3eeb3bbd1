import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PRERENDERING } from '@raade/contracts/prerendering';
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core';
import { appConfig } from '../app.build.ts';
import { WORKSPACE } from '../workspace.ts';

/**
 * Builds `src/prerender` of an app for Node and runs it. Assets get the names that they have in the release,
 * and URLs that stand for its address; the files themselves are the release's.
 * @returns what the module exports
 */
export async function compilePrerender(appDir: string, entry: string): Promise<object> {
  const dist = path.join(WORKSPACE, 'dist/prerender', path.basename(appDir));
  const rsbuild = await createRsbuild({
    cwd: appDir,
    rsbuildConfig: mergeRsbuildConfig(appConfig(appDir), {
      mode: 'production',
      logLevel: 'warn',
      source: { entry: { prerender: entry } },
      output: {
        target: 'node',
        distPath: { root: dist, js: '' },
        assetPrefix: PRERENDERING.releaseUrl,
        filename: { js: '[name].mjs' },
        emitAssets: false,
        emitCss: false,
        minify: false,
        sourceMap: { js: 'source-map' },
        copy: [],
      },
      server: { publicDir: false },
    }),
  });
  const { close } = await rsbuild.build();
  await close();
  return (await import(pathToFileURL(path.join(dist, 'prerender.mjs')).href)) as object;
}
