import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { licenses } from './licenses/licenses-plugin.ts';
import { smallerStyles } from './smaller-styles.ts';
import { WORKSPACE } from './workspace.ts';

/** Written by `node tools/bootstrap.mjs schemas`; a test compares it with its source. */
export const REMOTE_SCHEMA_FILE = 'libs/contracts/schemas/remote.schema.json';

/** The folder of an app's build: `dist/apps/<app>`. */
export function distOf(appDir: string): string {
  return path.join(WORKSPACE, 'dist', path.relative(WORKSPACE, appDir));
}

/**
 * React Router's `import` condition always means its development build, with its warnings and their weight.
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
 * In bytes of source. A request costs its headers, nearly a kilobyte, and on a slow line its turn: what several pages
 * need and is smaller than this is in each of them.
 */
const SMALLEST_SHARED_CHUNK = 30_000;

/** The settings that the builds of all apps share. Nothing of an environment is compiled in. */
export function appConfig(appDir: string): RsbuildConfig {
  return {
    root: appDir,
    plugins: [pluginReact(), smallerStyles(path.basename(appDir)), licenses()],
    resolve: { alias: productionRouter },
    // No HTML: `libs/publishing/src/compose` writes it, from the shell's template and the live releases.
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
      // The location of a release is not known to its build.
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
