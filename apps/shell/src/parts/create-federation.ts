import {
  createModuleSource,
  createRegistryStore,
  createRemoteLoader,
  type Federation,
  logUncaughtErrors,
  type Preview,
  previewedRegistry,
} from '@raade/federation';
import { lazyPage } from '@raade/platform';
import type { ComposedData } from '../startup/composed-data.ts';
import { PartPlaceholder } from './part-placeholder.tsx';
import { PartUnavailable } from './part-unavailable.tsx';

const NotFound = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ '../not-found/not-found.page.tsx'),
);

/** @param preview what staff want to see in place of live releases, if anything */
export function createFederation(
  { environment, registry: composed }: ComposedData,
  preview: Preview | undefined,
): Federation {
  const live = createRegistryStore(composed, environment.registryUrl);
  const { registry, decided } = preview ? previewedRegistry(live, preview) : { registry: live };
  const loader = createRemoteLoader({
    registry,
    source: createModuleSource(),
    platformVersion: PLATFORM_VERSION,
    ...(decided && { decided }),
  });
  logUncaughtErrors({ registry, loader });
  return {
    registry,
    loader,
    views: { Placeholder: PartPlaceholder, Unavailable: PartUnavailable, NotFound },
  };
}
