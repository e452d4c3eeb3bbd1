import type { PagesFile } from '@raade/contracts/site/pages';
import type { PolicySources } from '../policy/area-policy.ts';
import type { Composition, PageData, Site } from './composition.ts';
import { dataBlocks } from './data-blocks.ts';
import { pageRemotes, registryOfPage } from './page-remotes.ts';
import { navigationOf, pageFramesOf, remoteAreasOf } from './site-data.ts';

type Owner = Parameters<Site['pageData']>[0];

function pick<Value>(
  record: Readonly<Record<string, Value>>,
  names: ReadonlySet<string>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}

/** The inputs of the Content-Security-Policies of all areas. */
export function policySourcesOf(composition: Composition): PolicySources {
  const { environment, registry, policyFields, inlinedFiles } = composition;
  return {
    environment,
    registry,
    policyFields,
    inlineScripts: [...inlinedFiles.scripts, ...inlinedFiles.bodyScripts],
  };
}

const pagesOf = (files: Readonly<Record<string, PagesFile>>) =>
  Object.values(files).flatMap(({ pages }) => pages);

async function dataOf(composition: Composition, owner: Owner): Promise<PageData> {
  const { environment, registry, policyFields, links, pages, today, forum, association } =
    composition;
  const allRemotes = new Set(Object.keys(registry.remotes));
  const remotes = owner === undefined ? allRemotes : pageRemotes(composition, owner);
  const site = {
    pages: pageFramesOf(pagesOf(pick(pages, remotes))),
    navigation: navigationOf(links, owner === undefined ? 'public' : policyFields[owner]?.area),
    areas: remoteAreasOf(pick(policyFields, remotes)),
    today,
    ...(forum && { forum }),
    ...(association && { association }),
  };
  const pageRegistry = owner === undefined ? registry : registryOfPage(registry, remotes);
  return {
    dataBlocks: await dataBlocks(environment, pageRegistry, site),
    policySources: { ...policySourcesOf(composition), remotes },
  };
}

/**
 * Creates the function that returns the data blocks of a page by its owner. A page contains only the data of the
 * remotes that its document can show, so that pages do not grow with the number of remotes. The page 'not found'
 * contains the data of all remotes, since it also serves pages that exist in a preview only.
 */
export function createPageData(composition: Composition): Site['pageData'] {
  const dataByOwner = new Map<Owner, Promise<PageData>>();
  return (owner) => {
    const data = dataByOwner.get(owner) ?? dataOf(composition, owner);
    dataByOwner.set(owner, data);
    return data;
  };
}
