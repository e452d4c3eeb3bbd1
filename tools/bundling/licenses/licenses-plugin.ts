import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { modulesByScript } from '../weights-file.ts';
import { LICENSES_FILE, licensesFile } from './licenses-file.ts';

/** Adds the licences of others to a build, and a line that leads there to the script that it begins with. */
export function licenses(): RsbuildPlugin {
  return {
    name: 'raade-licenses',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, rspack }) => {
        appendPlugins(
          new rspack.BannerPlugin({
            banner: `/*! Licences of others: ${LICENSES_FILE} */`,
            raw: true,
            entryOnly: true,
            test: /\.js$/,
            // Between the minifier, which takes comments away, and the hashes of the files.
            stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        );
      });
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        const { compilation } = stats;
        const modules = [...modulesByScript(compilation).values()].flatMap(Object.keys);
        const hasFonts = Object.keys(compilation.assets).some((file) => file.endsWith('.woff2'));
        // An app's renderer is a build with a folder of its own.
        const file = path.join(api.context.distPath, LICENSES_FILE);
        await writeFile(file, await licensesFile(modules, hasFonts));
      });
    },
  };
}
