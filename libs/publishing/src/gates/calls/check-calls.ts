import {
  CALLS_FILE,
  type DescribedCalls,
  describedCallsSchema,
} from '@raade/contracts/described-calls';
import { Failure } from '@raade/contracts/failure';
import type { OpenRelease } from '../../reading/open-release.ts';
import { brokenCalls, type Caller } from './calls-gate.ts';

/** What a release calls, if it says so and calls anything. */
export async function callerOf(
  title: string,
  { file, text }: OpenRelease,
): Promise<Caller | undefined> {
  if (!file.files.some(({ path }) => path === CALLS_FILE)) return undefined;
  const calls = describedCallsSchema.parse(JSON.parse(await text(CALLS_FILE)));
  if (Object.keys(calls).length === 0) return undefined;
  return { title, calls, files: file.facts?.uses?.calls ?? {} };
}

/**
 * Throws a `Failure` if releases that shall go live make calls that the deployed functions would refuse, or answer in
 * a way that they cannot read.
 * @returns what could not be compared
 */
export async function checkCalls(
  candidates: readonly OpenRelease[],
  deployed: DescribedCalls | undefined,
): Promise<readonly string[]> {
  const callers = await Promise.all(
    candidates.map((release) => callerOf(`The new ${release.file.name}`, release)),
  );
  const calling = callers.filter((caller) => caller !== undefined);
  if (calling.length === 0) return [];
  if (!deployed) return ['Calls were not compared: the functions do not say which they take.'];
  const broken = calling.flatMap((caller) => brokenCalls(caller, deployed));
  if (broken.length === 0) return [];
  throw new Failure(
    `${broken.join('\n')}\nDeploy functions that take and answer this first; they have to go on taking what live releases send.`,
  );
}
