import type { Registry, LiveRelease } from '@raade/contracts/releases/registry';
import { createFederation, type FederationOptions } from '../create-federation.ts';
import type { Federation } from '../federation.ts';

/** Two release ids; the first was published first. */
export const RELEASES = [
  '00000000000000000000000000000000',
  '11111111111111111111111111111111',
] as const;

/** A pointer to a release of a remote, by default the first release on the remote's own site. */
export function samplePointer(
  remote: string,
  { release = RELEASES[0], ...pointer }: Partial<LiveRelease> = {},
): LiveRelease {
  return {
    url: `https://${remote}.example.org/r/${release}/remoteEntry.js`,
    release,
    integrity: `sha384-${'A'.repeat(64)}`,
    platform: '^1.0.0',
    paths: [],
    slots: [],
    ...pointer,
  };
}

export const sampleRegistry = (remotes: Registry['remotes']): Registry => ({ schema: 1, remotes });

const Nothing = () => null;

const DEFAULTS: Omit<FederationOptions, 'registry'> = {
  registryAge: { visible: 60_000, lookedAtAgain: 10_000 },
  shared: {},
  platformVersion: '1.0.0',
  deadlines: { registry: 2000, entry: 3000, module: 9000 },
  names: {
    host: 'shell',
    exposed: 'remote',
    containerGlobal: (remote) => `container_${remote}`,
    chunksGlobal: (remote) => `chunks_${remote}`,
    releasePath: /^\/r\/([0-9a-f]{32})\//,
  },
  views: {
    Placeholder: Nothing,
    Unavailable: Nothing,
    Page: ({ children }) => children,
    NotFound: Nothing,
  },
  hasUnsavedInput: () => false,
  source: () => Promise.reject(new Error('This sample has no remotes.')),
};

/** A federation for tests. `source` loads its remotes; by default all fail to load. */
export function sampleFederation(
  remotes: Registry['remotes'],
  options: Partial<FederationOptions> = {},
): Federation {
  const registry = { composed: sampleRegistry(remotes), url: '/registry.json' };
  return createFederation({ registry, ...DEFAULTS, ...options });
}
