import path from 'node:path';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { appConfig } from '../app.build.ts';
import { WORKSPACE } from '../workspace.ts';

/** Output as a single CommonJS file, which can be evaluated from its text. */
const ONE_FILE: RsbuildConfig = {
  output: { module: false, filename: { js: '[name].cjs' } },
  tools: { rspack: { output: { asyncChunks: false } } },
};

/** Released code is small; code that only the build runs has readable stack traces. */
const SMALL: RsbuildConfig = { output: { minify: true, sourceMap: false } };
const READABLE: RsbuildConfig = { output: { minify: false, sourceMap: { js: 'source-map' } } };

/**
 * Builds an entry of an app for Node, as one file. Addresses of assets are placeholders with the file names of the
 * release; the assets themselves are not written.
 * @returns the path of the file
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
