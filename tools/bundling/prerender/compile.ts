import path from 'node:path';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { appConfig } from '../app.build.ts';
import { WORKSPACE } from '../workspace.ts';

/** CommonJS without a second file: it can be run from its text, wherever that comes from. */
const ONE_FILE: RsbuildConfig = {
  output: { module: false, filename: { js: '[name].cjs' } },
  tools: { rspack: { output: { asyncChunks: false } } },
};

/** The settings for code that becomes part of a release; code that only the build runs can be read in stack traces. */
const SMALL: RsbuildConfig = { output: { minify: true, sourceMap: false } };
const READABLE: RsbuildConfig = { output: { minify: false, sourceMap: { js: 'source-map' } } };

/**
 * Builds an entry of an app for Node, as one file. Assets get the names that they have in the release, and
 * URLs that stand for its address; the files themselves are the release's.
 * @returns the file
 */
export async function compilePrerender(
  appDir: string,
  entry: string,
  { isReleased }: { readonly isReleased: boolean },
): Promise<string> {
  const name = path.parse(entry).name;
  const dist = path.join(WORKSPACE, 'dist/prerender', path.basename(appDir), name);
  const rsbuild = await createRsbuild({
    cwd: appDir,
    rsbuildConfig: mergeRsbuildConfig(
      appConfig(appDir),
      {
        mode: 'production',
        logLevel: 'warn',
        source: { entry: { [name]: entry } },
        output: {
          target: 'node',
          distPath: { root: dist, js: '' },
          assetPrefix: PRERENDERING.releaseUrl,
          emitAssets: false,
          emitCss: false,
          copy: [],
        },
        server: { publicDir: false },
      },
      ONE_FILE,
      isReleased ? SMALL : READABLE,
    ),
  });
  const { close } = await rsbuild.build();
  await close();
  return path.join(dist, `${name}.cjs`);
}
