import type { Environment } from './environment.ts';

/** Where a function answers that is no callable of Firebase's SDK. */
export function functionAddress(
  { emulators, firebase, functionsRegion }: Environment,
  name: string,
): string {
  const { projectId } = firebase;
  return emulators
    ? `${emulators.functions}/${projectId}/${functionsRegion}/${name}`
    : `https://${functionsRegion}-${projectId}.cloudfunctions.net/${name}`;
}
