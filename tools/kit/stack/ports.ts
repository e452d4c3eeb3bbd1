import { randomInt } from 'node:crypto';
import { LOCAL_PORTS, type PortName, type Ports } from '@raade/contracts/local/local-stack';
import { findTakenPorts } from '../processes/taken-ports.ts';
import { Failure } from '@raade/contracts/base/failure';
import { formatTable } from '../terminal/table.ts';
import { SITES } from './layout.ts';

const USES: Readonly<Record<PortName, string>> = {
  hosting: 'the site',
  auth: 'Auth emulator',
  functions: 'Functions emulator',
  firestore: 'Firestore emulator',
  tasks: 'Cloud Tasks emulator',
  eventarc: 'Eventarc emulator, which the Functions emulator needs',
  hub: 'hub of the Firebase emulators',
  logging: 'logs of the Firebase emulators',
  stripe: 'Stripe emulator',
  smtp: 'mail server (SMTP)',
  inbox: 'inbox page',
};

const NAMES = Object.keys(USES) as PortName[];

/** Free ports are chosen below the range for outgoing connections, since such a connection could take one. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const ATTEMPTS = 50;
/** The port of the second site is five higher than that of the first in the hosting emulator. */
const SECOND_SITE_OFFSET = 5;
/** The number of ports from the first site to the end of all sites. */
const SITE_PORTS = SECOND_SITE_OFFSET + SITES.length - 1;

interface PortUse {
  readonly port: number;
  readonly use: string;
}

/** The ports that the hosting emulator assigns to sites, by their order. They cannot be configured. */
export function sitePorts({ hosting }: Pick<Ports, 'hosting'>): [site: string, port: number][] {
  return SITES.map((site, index) => [
    site,
    index === 0 ? hosting : hosting + SECOND_SITE_OFFSET + index - 1,
  ]);
}

/** Throws a `Failure` that names each port that another program uses. */
export async function requirePorts(ports: Ports, except: readonly PortName[] = []): Promise<void> {
  const uses = usesOf(ports, except);
  const takenPorts = await findTakenPorts(uses.map(({ port }) => port));
  if (takenPorts.length === 0) return;
  throw new Failure(describeTaken(uses.filter(({ port }) => takenPorts.includes(port))));
}

function usesOf(ports: Ports, except: readonly PortName[] = []): PortUse[] {
  const [, ...remotes] = sitePorts(ports);
  return [
    ...NAMES.filter((name) => !except.includes(name)).map((name) => ({
      port: ports[name],
      use: USES[name],
    })),
    ...remotes.map(([app, port]) => ({ port, use: `files of the ${app} app` })),
  ];
}

function describeTaken(uses: readonly PortUse[]): string {
  const firstPort = uses[0]?.port;
  return [
    uses.length === 1
      ? 'A port is taken by another program:'
      : 'Ports are taken by other programs:',
    '',
    formatTable(uses.map(({ port, use }) => [` ${port}`, use])),
    '',
    'The local stack needs these ports. Stop the program that uses them, perhaps an earlier `npm start`',
    `(\`lsof -i :${firstPort}\` names the program), then run the command again.`,
  ].join('\n');
}

/** Finds free ports for another run, spaced like those of `npm start`. */
export async function findFreePorts(): Promise<Ports> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ports = portsFrom(randomInt(FIRST_PORT, LAST_PORT));
    const numbers = usesOf(ports).map(({ port }) => port);
    if ((await findTakenPorts(numbers)).length === 0) return ports;
  }
  throw new Failure(`No free ports were found between ${FIRST_PORT} and ${LAST_PORT}.`);
}

/** The ports of a run, from the first one on. The hosting emulator itself assigns those of the remotes' sites. */
export function portsFrom(firstPort: number): Ports {
  const names = NAMES.filter((name) => name !== 'hosting');
  return {
    ...LOCAL_PORTS,
    hosting: firstPort,
    ...Object.fromEntries(names.map((name, index) => [name, firstPort + SITE_PORTS + index])),
  };
}
