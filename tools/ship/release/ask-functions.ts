import { DESCRIBE_CALLS } from '@raade/contracts/callables';
import { type DescribedCalls, describedCallsSchema } from '@raade/contracts/described-calls';
import type { Environment } from '@raade/contracts/environment';

const PATIENCE_MS = 20_000;

function addressIn({ emulators, firebase, functionsRegion }: Environment): string {
  const { projectId } = firebase;
  return emulators
    ? `${emulators.functions}/${projectId}/${functionsRegion}/${DESCRIBE_CALLS}`
    : `https://${functionsRegion}-${projectId}.cloudfunctions.net/${DESCRIBE_CALLS}`;
}

/** Asks the deployed functions which calls they take. Undefined if they do not answer, or are older than the question. */
export async function askFunctions(environment: Environment): Promise<DescribedCalls | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(addressIn(environment), { signal, redirect: 'error' });
    return response.ok ? describedCallsSchema.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
