import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { modulesByScript } from '../weights-file.ts';
import { LICENSES_FILE, readLicenses } from './licenses-file.ts';

/** Adds the file of third-party licenses to a build, and a comment with its name to the entry script. */
export function licenses(): RsbuildPlugin {
  return {
    name: 'raade-licenses',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, rspack }) => {
        appendPlugins(
          new rspack.BannerPlugin({
            banner: `/*! Licenses of others: ${LICENSES_FILE} */`,
            raw: true,
            entryOnly: true,
            test: /\.js$/,
            // After the minifier, which removes comments, and before the hashes of the files.
            stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        );
      });
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        const { compilation } = stats;
        const modules = [...modulesByScript(compilation).values()].flatMap(Object.keys);
        const hasFonts = Object.keys(compilation.assets).some((file) => file.endsWith('.woff2'));
        // The server bundle of an app is another build with its own folder.
        const file = path.join(api.context.distPath, LICENSES_FILE);
        await writeFile(file, await readLicenses(modules, hasFonts));
      });
    },
  };
}
