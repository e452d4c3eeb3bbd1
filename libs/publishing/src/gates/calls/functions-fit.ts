import type { DescribedCalls } from '@raade/contracts/described-calls';
import { Failure } from '@raade/contracts/failure';
import type { LivePointers } from '../../pointers/pointer-store.ts';
import { openRelease, type OpenRelease, type ReadRelease } from '../../reading/open-release.ts';
import { earlierPointers } from '../retained-releases.ts';
import { brokenCalls } from './calls-gate.ts';
import { callerOf } from './check-calls.ts';

interface Callers {
  readonly pointers: LivePointers;
  readonly read: ReadRelease;
  readonly now: Date;
}

/** The live releases and those that tabs may still run or somebody may go back to, as far as their sites show them. */
async function callersOf({ pointers, read, now }: Callers): Promise<readonly OpenRelease[]> {
  const named = [...pointers].flatMap(([app, live]) => [
    ...(live.pointer ? [live.pointer] : []),
    ...earlierPointers(app, live, now),
  ]);
  const opened = named.map((pointer) =>
    openRelease(read, pointer).then(
      (release) => [release],
      () => [],
    ),
  );
  return (await Promise.all(opened)).flat();
}

/**
 * Throws a `Failure` if functions that are about to be deployed would refuse what live or retained releases send, or
 * answer in a way that those cannot read: tabs run them for weeks.
 * @returns how many releases were compared
 */
export async function requireFunctionsFit(next: DescribedCalls, callers: Callers): Promise<number> {
  const releases = await callersOf(callers);
  const calling = await Promise.all(
    releases.map((release) =>
      callerOf(`${release.file.name} ${release.file.pointer.release}`, release),
    ),
  );
  const compared = calling.filter((caller) => caller !== undefined);
  const broken = compared.flatMap((caller) => brokenCalls(caller, next));
  if (broken.length === 0) return compared.length;
  throw new Failure(
    `These functions cannot take the place of those that are deployed:\n${broken.join('\n')}\nTake what is new beside what was, like a field that may be left out, until these releases are retained no more.`,
  );
}
