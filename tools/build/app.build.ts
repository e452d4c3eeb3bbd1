import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** Written by `npm run schemas`; a test compares it with its source. */
export const REMOTE_SCHEMA_FILE = 'libs/contracts/schemas/remote.schema.json';

/** Where the build of an app lands: `dist/apps/<app>`. */
export function distOf(appDir: string): string {
  return path.join(WORKSPACE, 'dist', path.relative(WORKSPACE, appDir));
}

/** What the builds of all apps have in common. Nothing of an environment is compiled in. */
export function appConfig(appDir: string): RsbuildConfig {
  return {
    root: appDir,
    plugins: [pluginReact()],
    // No HTML: `tools/compose` writes it, from the shell's template and the live releases.
    tools: { htmlPlugin: false },
    output: {
      distPath: { root: distOf(appDir), js: 'js', jsAsync: 'js', css: 'css', cssAsync: 'css' },
      // The location of a release is not known to its build.
      assetPrefix: 'auto',
      filenameHash: true,
      cleanDistPath: true,
      legalComments: 'none',
      polyfill: 'off',
      overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'],
    },
    performance: { printFileSize: false },
  };
}
