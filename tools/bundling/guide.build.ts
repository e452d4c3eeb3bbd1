import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { appConfig } from './app.build.ts';

/**
 * The style guide of a library, as an app of its own at `/styleguide`. It is built next to the apps, not
 * among them, so compose does not see it and no site has it.
 */
export function defineGuide(libraryDir: string) {
  return defineConfig(
    mergeRsbuildConfig(appConfig(libraryDir), {
      source: { entry: { styleguide: './styleguide/main.tsx' } },
      tools: { htmlPlugin: true },
      output: { assetPrefix: '/' },
      html: { title: 'Style guide', mountId: 'root', favicon: '' },
    }),
  );
}
