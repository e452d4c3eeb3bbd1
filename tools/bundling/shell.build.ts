import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FACTS_FILE } from '@raade/contracts/releases/release-facts';
import { AFTER_PAINT, SHELL_FILES, type ShellFiles } from '@raade/contracts/releases/shell-files';
import { OTHER_PAGES, STATIC_PAGES, WEIGHTS_FILE } from '@raade/contracts/releases/weights';
import { defineConfig, mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { appConfig, distOf } from './app.build.ts';
import { chunkFilesOf } from './chunk-files.ts';
import { chunkIntegrity } from './chunk-integrity.ts';
import { makeShellFacts } from './facts/facts-file.ts';
import { readColor } from './pictures/design-tokens.ts';
import { drawTouchIcon } from './pictures/png.ts';
import { addShellRenderer } from './prerender/shell-renderer.ts';
import { platformVersion } from './shared-modules.ts';
import { makeWeightsFile } from './weights-file.ts';

const SHARED_CHUNK = 'shared';
/** The code of stylis (used by styled-components) that adds vendor prefixes. */
const STYLE_PREFIXES = /\/Prefixer\.js$/;
const NO_PREFIXES = path.join(import.meta.dirname, 'no-prefixes.ts');
/** The chunk of the script that operates the frame (bar, menu, footer) until React has hydrated it. */
const EARLY_FRAME = 'early-frame';
const ICON = 'icon.svg';
const TOUCH_ICON = 'touch-icon.png';

/** True for fonts that each page preloads. Only texts with rare letters load the companion font, which has these. */
const isFontOfEachPage = (file: string) => file.endsWith('.woff2') && !file.includes('companion');

/** The Rsbuild config of the shell. */
export function defineShell(appDir: string) {
  return defineConfig(
    mergeRsbuildConfig(appConfig(appDir), {
      plugins: [chunkIntegrity(), shellFiles(appDir)],
      source: {
        entry: { index: './src/index.ts', [EARLY_FRAME]: './src/early-frame/early-frame.ts' },
        define: {
          PLATFORM_VERSION: JSON.stringify(platformVersion()),
          ...RUNTIME_OPTIONS,
        },
      },
      tools: {
        rspack: (config, { appendPlugins, rspack }) => {
          appendPlugins(new rspack.NormalModuleReplacementPlugin(STYLE_PREFIXES, NO_PREFIXES));
          config.output = { ...config.output, uniqueName: 'raade_shell' };
          config.optimization = { ...config.optimization, splitChunks: oneSharedChunk };
        },
      },
    }),
  );
}

/** React, the platform and their dependencies in one chunk, which changes less often than the frame. */
const oneSharedChunk = {
  chunks: 'async' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    shared: {
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|styled-components|stylis|@emotion|zustand)[\\/]|[\\/]libs[\\/](platform|browser)[\\/]|no-prefixes/,
      name: SHARED_CHUNK,
      enforce: true,
    },
  },
};

/** Options that remove unused code of Module Federation's runtime. */
const RUNTIME_OPTIONS = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

/**
 * Writes the files of a shell release that Rspack does not: server bundle, list of files that pages load first
 * (`ShellFiles`), sizes, facts for gates, touch icon and template.
 */
function shellFiles(appDir: string): RsbuildPlugin {
  const dist = distOf(appDir);
  const themeColor = readColor('--color-night');
  return {
    name: 'raade-shell-files',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        // A failed build has no files to list. The last condition only narrows the type to one build.
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        const chunkFiles = chunkFilesOf(stats);
        const entry = chunkFiles('index') ?? [];
        const frame = chunkFiles('frame') ?? [];
        const files: ShellFiles = {
          platform: platformVersion(),
          icon: ICON,
          touchIcon: TOUCH_ICON,
          themeColor,
          early: ['theme.js', 'low-performance.js'],
          bodyStart: [
            'early-press.js',
            'early-query.js',
            'early-anchor.js',
            'first-screen.js',
            AFTER_PAINT.script,
          ],
          fonts: Object.keys(stats.compilation.assets).filter(isFontOfEachPage),
          styles: [...entry, ...frame].filter((file) => file.endsWith('.css')),
          earlyFrame: (chunkFiles(EARLY_FRAME) ?? []).filter((file) => file.endsWith('.js')),
          scripts: entry.filter((file) => file.endsWith('.js')),
          preload: frame.filter((file) => file.endsWith('.js') && !entry.includes(file)),
          renderer: await addShellRenderer(appDir, dist),
        };
        await writeFile(path.join(dist, SHELL_FILES), JSON.stringify(files, null, 2));
        const { earlyFrame, scripts, preload } = files;
        // Static pages load the other scripts only when the visitor interacts.
        const scriptsByPage = {
          [OTHER_PAGES]: [...earlyFrame, ...scripts, ...preload],
          [STATIC_PAGES]: earlyFrame,
        };
        const weights = await makeWeightsFile(appDir, dist, stats, scriptsByPage);
        await writeFile(path.join(dist, WEIGHTS_FILE), JSON.stringify(weights));
        const facts = await makeShellFacts(stats, dist);
        await writeFile(path.join(dist, FACTS_FILE), JSON.stringify(facts, null, 2));
        const icon = path.join(appDir, 'public', ICON);
        await writeFile(path.join(dist, TOUCH_ICON), await drawTouchIcon(icon, 180, themeColor));
        await copyFile(path.join(appDir, 'src/template.html'), path.join(dist, 'template.html'));
      });
    },
  };
}
