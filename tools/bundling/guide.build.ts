import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { appConfig } from './app.build.ts';

/** The build of a library's style guide, an app at `/styleguide` for developers. It is not part of the site. */
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
