import type { HttpsFunction } from 'firebase-functions/https';
import * as groups from '../index.ts';

/** All functions under the names that a deployment gives them. */
export const DEPLOYED_FUNCTIONS = new Map<string, HttpsFunction>(
  Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).map(([member, deployed]) => [`${group}-${member}`, deployed] as const),
  ),
);
