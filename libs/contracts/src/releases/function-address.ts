import type { Environment } from './environment.ts';

/** Returns the address of a function that is not called through Firebase's SDK. */
export function functionAddress(
  { emulators, firebase, functionsRegion }: Environment,
  name: string,
): string {
  const { projectId } = firebase;
  return emulators
    ? `${emulators.functions}/${projectId}/${functionsRegion}/${name}`
    : `https://${functionsRegion}-${projectId}.cloudfunctions.net/${name}`;
}
