import { GATES_OF_WORK, type GateOfWork, type GateReport } from '@raade/contracts/attestations';
import { SHELL } from '@raade/contracts/shell-files';
import { wereLiveTogether } from '../../pointers/pointer-history.ts';
import type { LivePointers } from '../../pointers/pointer-store.ts';

/** A release by its name. */
export interface Named {
  readonly app: string;
  readonly release: string;
}

/** What is on record of a release: the reports of the gates that its workflow has run. */
export type ReadAttestation = (named: Named) => Promise<readonly GateReport[]>;

/** Two releases that would be live together, and the gates that have not seen them so. */
export interface Unmet {
  readonly one: Named;
  readonly other: Named;
  readonly gates: readonly GateOfWork[];
}

interface Records {
  readonly pointers: LivePointers;
  readonly attestationOf: ReadAttestation;
}

export const nameOf = ({ app, release }: Named) => `${app}@${release}`;

/** More shells than anybody releases between two releases of a remote that is still live. */
const LONGEST_CHAIN = 50;

/** The releases that a gate has compared with this one, without a finding. */
async function fitting(
  named: Named,
  gate: GateOfWork,
  { attestationOf }: Records,
): Promise<ReadonlySet<string>> {
  const reports = await attestationOf(named);
  const good = reports.filter((report) => report.gate === gate && report.findings.length === 0);
  return new Set(good.flatMap(({ comparedWith }) => comparedWith));
}

/** True if the pair was live together, or the attestation of one names the other. */
async function haveMet(
  [one, other]: readonly [Named, Named],
  gate: GateOfWork,
  records: Records,
): Promise<boolean> {
  if (wereLiveTogether(one, other, records.pointers)) return true;
  if ((await fitting(one, gate, records)).has(nameOf(other))) return true;
  return (await fitting(other, gate, records)).has(nameOf(one));
}

const shellIn = (names: ReadonlySet<string>): Named | undefined => {
  const name = [...names].find((found) => found.startsWith(`${SHELL}@`));
  return name === undefined ? undefined : { app: SHELL, release: name.slice(SHELL.length + 1) };
};

/** A shell's platform that can stand in for an earlier one's takes what was written for that. */
async function fitsByStandIn(remote: Named, shell: Named, records: Records): Promise<boolean> {
  let standsFor: Named | undefined = shell;
  for (let steps = 0; standsFor && steps < LONGEST_CHAIN; steps += 1) {
    if (await haveMet([remote, standsFor], 'types', records)) return true;
    standsFor = shellIn(await fitting(standsFor, 'types', records));
  }
  return false;
}

async function isMissing(
  [one, other]: readonly [Named, Named],
  gate: GateOfWork,
  records: Records,
): Promise<boolean> {
  if (gate !== 'types') return !(await haveMet([one, other], gate, records));
  // Remotes share no types but those of the shell.
  if (one.app !== SHELL && other.app !== SHELL) return false;
  const [shell, remote] = one.app === SHELL ? [one, other] : [other, one];
  return !(await fitsByStandIn(remote, shell, records));
}

function pairsOf(moving: readonly Named[], live: readonly Named[]): [Named, Named][] {
  const staying = live.filter(({ app }) => !moving.some((named) => named.app === app));
  return moving.flatMap((one, index) =>
    [...moving.slice(index + 1), ...staying].map((other): [Named, Named] => [one, other]),
  );
}

/** The pairs of releases that a move would bring together and that no gate of work has seen so. */
export async function unmetPairs(
  moving: readonly Named[],
  records: Records,
  asked = GATES_OF_WORK,
): Promise<readonly Unmet[]> {
  const live = [...records.pointers.values()].flatMap(({ pointer }) => (pointer ? [pointer] : []));
  const pairs = pairsOf(moving, live).map(async ([one, other]) => {
    const gates: GateOfWork[] = [];
    for (const gate of asked) {
      if (await isMissing([one, other], gate, records)) gates.push(gate);
    }
    return { one, other, gates };
  });
  return (await Promise.all(pairs)).filter(({ gates }) => gates.length > 0);
}
