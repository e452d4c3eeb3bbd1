import { COMPOSED_DATA, COMPOSED_DIGEST, digestOf } from '@raade/contracts/releases/composed-data';
import type { Environment } from '@raade/contracts/releases/environment';
import type { Registry } from '@raade/contracts/releases/registry';
import type { SiteData } from '@raade/contracts/site/site-data';
import { escapeJson } from '../html/escape.ts';
import { dataBlock } from '../html/tag.ts';

/** The data blocks that the shell reads in each page. Their digest shows that the publisher has checked the data. */
export async function dataBlocks(
  environment: Environment,
  registry: Registry,
  site: SiteData,
): Promise<string[]> {
  const data = [environment, registry, site];
  const digest = await digestOf(data.map(escapeJson).join('\n'));
  const ids = [...COMPOSED_DATA, COMPOSED_DIGEST];
  return [...data, digest].map((value, index) => dataBlock('application/json', value, ids[index]));
}
