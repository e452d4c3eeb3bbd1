import type { Ports } from '@raade/contracts/local/local-stack';
import * as z from 'zod/mini';
import { SITES } from '@raade/kit/stack/layout.ts';

/** The fields of `firebase.json` that the local stack changes. All others stay. */
const firebaseConfigSchema = z.looseObject({
  hosting: z.array(z.looseObject({ target: z.enum(SITES), public: z.string() })),
  functions: z.looseObject({ source: z.string() }),
});

/**
 * Adapts the repository's `firebase.json` for a run of the local stack: same headers and rewrites, but other folders
 * (relative to the run's folder) and ports.
 */
export function localFirebaseConfig(firebaseJson: unknown, ports: Ports) {
  const { hosting, functions, ...rest } = firebaseConfigSchema.parse(firebaseJson);
  const bySite = new Map(hosting.map((site) => [site.target, site]));
  return {
    ...rest,
    hosting: SITES.map((site) => ({ ...bySite.get(site), target: site, public: `sites/${site}` })),
    functions: { ...functions, source: 'functions', configDir: 'functions' },
    emulators: emulatorPorts(ports),
  };
}

function emulatorPorts(ports: Ports) {
  // These servers are not started by the Firebase CLI.
  const otherServers = ['stripe', 'smtp', 'inbox'];
  const emulators = Object.entries(ports)
    .filter(([name]) => !otherServers.includes(name))
    .map(([name, port]) => [name, { host: '127.0.0.1', port }] as const);
  return { ...Object.fromEntries(emulators), ui: { enabled: false } };
}
