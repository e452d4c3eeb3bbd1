import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { licenses } from './licenses/licenses-plugin.ts';
import { smallerStyles } from './smaller-styles.ts';
import { WORKSPACE } from './workspace.ts';

/** The generated JSON Schema. `node tools/bootstrap.mjs schemas` writes it; a test checks that it is up to date. */
export const REMOTE_SCHEMA_FILE = 'libs/contracts/schemas/remote.schema.json';

/** The folder of an app's build: `dist/apps/<app>`. */
export function distOf(appDir: string): string {
  return path.join(WORKSPACE, 'dist', path.relative(WORKSPACE, appDir));
}

/**
 * React Router's `import` condition always selects its larger development build. These aliases select the other one.
 * (https://github.com/remix-run/react-router, `packages/react-router/package.json`)
 */
const productionRouter = {
  'react-router$': path.join(WORKSPACE, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(
    WORKSPACE,
    'node_modules/react-router/dist/production/dom-export.mjs',
  ),
};

/**
 * Minimum size of a chunk that pages share, in bytes of source. Smaller modules are copied into the chunk of each page,
 * since another request would cost more.
 */
const SMALLEST_SHARED_CHUNK = 30_000;

/** The settings of all apps' builds. Builds do not depend on the environment, so a release works in every one. */
export function appConfig(appDir: string): RsbuildConfig {
  return {
    root: appDir,
    plugins: [pluginReact(), smallerStyles(path.basename(appDir)), licenses()],
    resolve: { alias: productionRouter },
    // No HTML: compose (`libs/publishing/src/compose`) writes it.
    tools: { htmlPlugin: false },
    output: {
      distPath: {
        root: distOf(appDir),
        js: 'js',
        jsAsync: 'js',
        css: 'css',
        cssAsync: 'css',
        font: 'font',
      },
      // The build does not know the address of the release.
      assetPrefix: 'auto',
      filenameHash: true,
      cleanDistPath: true,
      legalComments: 'none',
      polyfill: 'off',
      overrideBrowserslist: [...BROWSER_FLOOR],
    },
    performance: { printFileSize: false },
    splitChunks: { minSize: SMALLEST_SHARED_CHUNK },
  };
}
