import {
  chunksGlobal,
  containerGlobal,
  EXPOSED_MODULE,
  RELEASE_PATH,
} from '@raade/contracts/releases/build-names';
import { DEADLINES, MAX_REGISTRY_AGE } from '@raade/contracts/releases/deadlines';
import { createFederation, type Federation, type Preview } from '@raade/federation';
import { unsavedForms } from '@raade/platform';
import { NotFound } from '../failures/not-found/not-found.ts';
import type { ComposedData } from '../startup/composed-data.ts';
import { Page } from './page.tsx';
import { PartPlaceholder } from './part-placeholder.tsx';
import { PartUnavailable } from './part-unavailable.tsx';
import { sharedModules } from './shared-modules.ts';

/** Creates the federation (`libs/federation`) with the registry, deadlines, names and fallbacks of this site. */
export function createSiteFederation(
  { environment, registry: registryInPage, site }: ComposedData,
  preview: Preview | undefined,
): Federation {
  return createFederation({
    registry: { composed: registryInPage, url: environment.registryUrl },
    registryAge: MAX_REGISTRY_AGE,
    shared: sharedModules,
    platformVersion: PLATFORM_VERSION,
    deadlines: {
      registry: DEADLINES.registry,
      entry: DEADLINES.entry,
      // Time for the entry, then for each attempt to load the chunk of the exposed module.
      module: DEADLINES.entry + DEADLINES.chunk * DEADLINES.chunkTries,
    },
    names: {
      host: 'shell',
      exposed: EXPOSED_MODULE,
      containerGlobal,
      chunksGlobal,
      releasePath: RELEASE_PATH,
    },
    views: { Placeholder: PartPlaceholder, Unavailable: PartUnavailable, Page, NotFound },
    hasUnsavedInput: () => unsavedForms().length > 0,
    areas: site.areas,
    preview,
  });
}
