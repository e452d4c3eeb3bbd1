import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FACTS_FILE } from '@raade/contracts/releases/release-facts';
import type { RemoteManifest } from '@raade/contracts/releases/remote';
import type { PagesFile } from '@raade/contracts/site/pages';
import { SEARCH_FILE } from '@raade/contracts/site/search';
import { WEIGHTS_FILE } from '@raade/contracts/releases/weights';
import {
  defineConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { REMOTE_ENTRY } from '@raade/contracts/releases/releases';
import { appConfig, distOf } from './app.build.ts';
import { chunkFilesOf } from './chunk-files.ts';
import { containerConfig, REMOTE_CHUNK } from './container/container-config.ts';
import { findDeprecations, readHistory } from './facts/deprecated-uses.ts';
import { makeRemoteFacts } from './facts/facts-file.ts';
import { checkDuplicatePackages } from './duplicate-packages.ts';
import { makePagesFile, readPages } from './pages-file.ts';
import { drawOgImages, drawPlainOgImage } from './pictures/og-images.ts';
import { versionsOf } from './prerender/later-bodies.ts';
import { renderRemote } from './prerender/render-remote.ts';
import { checkRemoteAgreement } from './remote-agreement.ts';
import { checkPageAddresses } from './page-addresses.ts';
import { checkLinks } from './remote-links.ts';
import { readRemoteManifest } from './remote-manifest.ts';
import { searchFile } from '@raade/contracts/site/search-of-pages';
import { readSearch } from './search-file.ts';
import { checkStaticPages } from './static-pages.ts';
import { checkStyleAttributes } from './style-attributes.ts';
import { makeWeightsFile } from './weights-file.ts';
import { WORKSPACE } from './workspace.ts';

/**
 * The Rsbuild config of a remote: `export default defineRemote(import.meta.dirname)`. `build` creates a release; `dev`
 * an ordinary app that includes React and the platform, since a release does not run without the shell.
 * @param separateChunks names of chunks that share no code with others: pages that most visitors never open
 */
export function defineRemote(appDir: string, separateChunks: readonly string[] = []) {
  const splitting: RsbuildConfig = {
    splitChunks: { chunks: ({ name }) => name === undefined || !separateChunks.includes(name) },
  };
  return defineConfig(({ command }) =>
    command === 'dev'
      ? devConfig(appDir)
      : mergeRsbuildConfig(releaseConfig(appDir, readRemoteManifest(appDir)), splitting),
  );
}

function releaseConfig(appDir: string, manifest: RemoteManifest): RsbuildConfig {
  return mergeRsbuildConfig(containerConfig(appDir, manifest), {
    plugins: [releaseFiles(appDir, manifest)],
  });
}

/** Adds the data files (`pages.json` and others) to the release, and fails the build if they contradict the code. */
function releaseFiles(appDir: string, manifest: RemoteManifest): RsbuildPlugin {
  const dist = distOf(appDir);
  const weigh = (stats: Rspack.Stats, { remote, pages }: PagesFile) => {
    const scriptsByPage = pages.map(({ path: page, isStatic, files }) => {
      const scripts = isStatic ? [] : [REMOTE_ENTRY, ...remote, ...files];
      return [page, scripts] as const;
    });
    return makeWeightsFile(appDir, dist, stats, Object.fromEntries(scriptsByPage));
  };
  return {
    name: 'raade-release-files',
    setup(api) {
      api.onBeforeBuild(async () => {
        await checkRemoteAgreement(appDir, manifest, path.join(WORKSPACE, 'dist/checks'));
      });
      api.onAfterBuild(async ({ stats }) => {
        // A failed build has no files to describe. The last condition only narrows the type to one build.
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        checkDuplicatePackages(stats);
        const descriptors = await readPages(appDir);
        const ogImages = await drawOgImages(descriptors, dist);
        // Editions change the titles of pages with content, which therefore need an image without a title.
        const hasEditions = descriptors.some(({ content, internal }) => content && !internal);
        const plainOgImage = hasEditions ? await drawPlainOgImage(dist) : undefined;
        const { bodies, later, slots } = await renderRemote(appDir, dist, {
          pages: descriptors,
          slots: manifest.slots,
        });
        const manifestFile = path.relative(WORKSPACE, path.join(appDir, 'remote.json'));
        const paths = descriptors.map((page) => page.path);
        checkPageAddresses(manifest, paths);
        const versions = versionsOf(bodies, later);
        for (const version of versions) {
          checkLinks(manifestFile, manifest.links ?? {}, { paths, bodies: version });
          checkStaticPages(descriptors, version);
          checkStyleAttributes([...version, ...slots]);
        }
        const builtPages = { ogImages, plainOgImage, bodies, later, slots };
        const pages = makePagesFile(descriptors, REMOTE_CHUNK, chunkFilesOf(stats), builtPages);
        const search = searchFile(descriptors, await readSearch(appDir));
        await writeFile(path.join(dist, 'pages.json'), JSON.stringify(pages, null, 2));
        await writeFile(path.join(dist, SEARCH_FILE), JSON.stringify(search));
        await writeFile(path.join(dist, WEIGHTS_FILE), JSON.stringify(await weigh(stats, pages)));
        const rendered = [...versions.flatMap((version) => [...version]), ...slots].map(
          ([name, text]) => ({
            file: `apps/${manifest.name}, rendered as "${name}"`,
            text,
          }),
        );
        const facts = await makeRemoteFacts(stats, rendered);
        await writeFile(path.join(dist, FACTS_FILE), JSON.stringify(facts, null, 2));
        const warnings = findDeprecations(facts.uses?.names ?? {}, await readHistory());
        for (const warning of warnings) api.logger.warn(warning);
        await copyFile(path.join(appDir, 'remote.json'), path.join(dist, 'remote.json'));
      });
    },
  };
}

function devConfig(appDir: string): RsbuildConfig {
  return mergeRsbuildConfig(appConfig(appDir), {
    source: { entry: { index: './src/dev.tsx' } },
    tools: { htmlPlugin: true },
    output: { assetPrefix: '/' },
    html: { title: path.basename(appDir), mountId: 'root' },
  });
}
