import {
  createModuleSource,
  createRegistryStore,
  createRemoteLoader,
  type Federation,
  logUncaughtErrors,
} from '@raade/federation';
import { lazyPage } from '@raade/platform';
import type { ComposedData } from '../startup/composed-data.ts';
import { PartPlaceholder } from './part-placeholder.tsx';
import { PartUnavailable } from './part-unavailable.tsx';

const NotFound = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ '../not-found/not-found.page.tsx'),
);

export function createFederation({ environment, registry: composed }: ComposedData): Federation {
  const registry = createRegistryStore(composed, environment.registryUrl);
  const loader = createRemoteLoader({
    registry,
    source: createModuleSource(),
    platformVersion: PLATFORM_VERSION,
  });
  logUncaughtErrors({ registry, loader });
  return {
    registry,
    loader,
    views: { Placeholder: PartPlaceholder, Unavailable: PartUnavailable, NotFound },
  };
}
