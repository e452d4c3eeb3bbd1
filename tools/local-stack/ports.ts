import { randomInt } from 'node:crypto';
import { LOCAL_PORTS, type PortName, type Ports } from '@raade/contracts/local-stack';
import { takenPorts } from '../processes/taken-ports.ts';
import { Failure } from '../terminal/failure.ts';
import { formatTable } from '../terminal/table.ts';

const USES: Readonly<Record<PortName, string>> = {
  hosting: 'the site',
  content: 'files of the content app',
  giving: 'files of the giving app',
  admin: 'files of the admin app',
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

/** Below the ports that systems hand out for outgoing connections, which could take one meanwhile. */
const FIRST_FREE = 20_000;
const LAST_FREE = 32_000;
const ATTEMPTS = 50;

/** Fails, naming every taken port and its use, unless all ports can be used. */
export async function requirePorts(ports: Ports, except: readonly PortName[] = []): Promise<void> {
  const wanted = entries(ports).filter(([name]) => !except.includes(name));
  const taken = await takenPorts(wanted.map(([, port]) => port));
  if (taken.length === 0) return;
  throw new Failure(takenMessage(wanted.filter(([, port]) => taken.includes(port))));
}

function takenMessage(taken: readonly (readonly [PortName, number])[]): string {
  const first = taken[0]?.[1];
  return [
    taken.length === 1
      ? 'A port is taken by another program:'
      : 'Ports are taken by other programs:',
    '',
    formatTable(taken.map(([name, port]) => [` ${port}`, USES[name]])),
    '',
    'The local stack needs these ports. End what listens there, perhaps an earlier `npm start`',
    `(\`lsof -i :${first}\` names the program), then run the command again.`,
  ].join('\n');
}

/** Ports for a run of its own, spaced as those of `npm start`. */
export async function findFreePorts(): Promise<Ports> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ports = portsFrom(randomInt(FIRST_FREE, LAST_FREE));
    if ((await takenPorts(Object.values(ports))).length === 0) return ports;
  }
  throw new Failure(`No free ports were found between ${FIRST_FREE} and ${LAST_FREE}.`);
}

/** The hosting emulator chooses the ports of the second to fourth site itself: see `LOCAL_PORTS`. */
export function portsFrom(first: number): Ports {
  const sites: readonly PortName[] = ['hosting', 'content', 'giving', 'admin'];
  const afterSites = first + LOCAL_PORTS.admin - LOCAL_PORTS.hosting + 1;
  const others = entries(LOCAL_PORTS).filter(([name]) => !sites.includes(name));
  return {
    ...LOCAL_PORTS,
    ...Object.fromEntries(
      sites.map((name) => [name, first + LOCAL_PORTS[name] - LOCAL_PORTS.hosting]),
    ),
    ...Object.fromEntries(others.map(([name], index) => [name, afterSites + index])),
  };
}

function entries(ports: Ports): [PortName, number][] {
  return (Object.keys(USES) as PortName[]).map((name) => [name, ports[name]]);
}
