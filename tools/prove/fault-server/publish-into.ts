import type { ContentData } from '@raade/contracts/content/content-data';
import { composeShell } from '@raade/publishing/compose/compose-shell';
import { pictureFiles } from '@raade/publishing/content/picture-files';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import type { ServedSites } from './composed-sites.ts';
import { drawPictures } from './drawn-pictures.ts';

/** Publishes an edition into a running site: composes its pages again with the live releases. */
export async function publishInto(sites: ServedSites, edition: ContentData): Promise<void> {
  const { environment, origins, today, shellDir: siteDir } = sites;
  const read = fromFolders(sites.sitesDir);
  const pointers = Object.fromEntries(sites.pointers);
  const pictures = await pictureFiles(edition.parts, drawPictures(edition.parts));
  const site = { pointers, read, environment, origins, siteDir, today };
  await composeShell({ ...site, render: childRenderer(), edition, pictures });
}
