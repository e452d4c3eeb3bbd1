import type { Ports } from '@raade/contracts/local/local-stack';
import * as z from 'zod/mini';
import { sitePorts } from './ports.ts';

const origin = z.url();

/** Origins of all HTTP servers of a local stack: those below, and the site of each remote by its name. */
export const originsSchema = z.catchall(
  z.object({
    shell: origin,
    auth: origin,
    functions: origin,
    firestore: origin,
    stripe: origin,
    inbox: origin,
  }),
  origin,
);

export type Origins = Readonly<z.infer<typeof originsSchema>>;

/**
 * The origins for these ports. Sites use `localhost`, which browsers treat as a secure context; servers use 127.0.0.1.
 * @param firestoreHost `host:port` of a Firestore emulator that is not part of the stack
 */
export function originsOf(ports: Ports, firestoreHost?: string): Origins {
  const site = (port: number) => `http://localhost:${port}`;
  const server = (port: number) => `http://127.0.0.1:${port}`;
  const sites = sitePorts(ports).map(([name, port]) => [name, site(port)] as const);
  return {
    ...Object.fromEntries(sites),
    shell: site(ports.hosting),
    auth: server(ports.auth),
    functions: server(ports.functions),
    firestore: firestoreHost ? `http://${firestoreHost}` : server(ports.firestore),
    stripe: server(ports.stripe),
    inbox: server(ports.inbox),
  };
}
