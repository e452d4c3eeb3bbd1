import { COLLECTIONS } from '@raade/contracts/collections';
import type { Environment } from '@raade/contracts/environment';
import {
  type SecondFactorMode,
  secondFactorMode,
  SIGN_IN_SETTINGS,
} from '@raade/contracts/people/second-factor';
import * as z from 'zod/mini';
import { readDocument } from './documents.ts';

/**
 * Whether staff need a second factor here. Rules and functions ask for it; pages lead to where it is set up.
 * @throws FirebaseError, like `permission-denied` for who is no staff
 */
export async function readSecondFactorMode(environment: Environment): Promise<SecondFactorMode> {
  const place = { collection: COLLECTIONS.settings, id: SIGN_IN_SETTINGS };
  return secondFactorMode(await readDocument(environment, { ...place, schema: z.unknown() }));
}
