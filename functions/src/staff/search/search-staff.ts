import { HttpsError } from 'firebase-functions/https';
import { searchFor } from '@raade/contracts/base/search-words';
import { needsNote } from '@raade/contracts/firestore/noted-reading';
import { may } from '@raade/contracts/staff/claims';
import {
  searchedTexts,
  type SearchStaffResponse,
  STAFF_SEARCHES,
  searchStaffRequestSchema,
} from '@raade/contracts/staff/search';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { type Auth, staffCall } from '../../base/call.ts';
import { firestore } from '../../base/firestore.ts';
import { counterOf, countIn, hashOf, oneMore } from '../../base/limits/counter.ts';
import { accountOf } from '../../base/rights/account.ts';
import { describeFound, SEARCHED, type Searched } from './searched.ts';

const MINUTE_MS = 60_000;
/** Documents of a collection that are compared with all words, once the index has found the longest. */
const COMPARED = 50;
/** Results of a collection. Who looks for more has a table to search. */
const SHOWN = 4;

/**
 * Finds the newest documents with words that begin like those that were typed, in the collections that the account may
 * read. The first search of a minute that reads people stands in the audit log, without what was typed.
 *
 * @throws HttpsError `resource-exhausted`
 */
async function searchStaff(
  { text }: { text: string },
  actor: Actor,
  auth: Auth,
): Promise<SearchStaffResponse> {
  const counter = counterOf('staff_searches', hashOf(actor.actor), Date.now(), MINUTE_MS);
  const counted = await counter.get();
  if (countIn(counted) >= STAFF_SEARCHES) {
    throw new HttpsError('resource-exhausted', 'Please try again in a minute.');
  }
  const claims = (await accountOf(actor.actor))?.customClaims ?? {};
  // A token says for an hour what its account was, so the account is asked, too.
  const readable = SEARCHED.filter(
    ({ right }) => may(auth?.token ?? {}, right) && may(claims, right),
  );
  const entries = (await Promise.all(readable.map((each) => findIn(each, text)))).flat();

  const batch = firestore().batch();
  batch.set(counter, oneMore(Date.now(), MINUTE_MS), { merge: true });
  if (!counted.exists && readable.some(({ collection }) => needsNote(collection))) {
    const details = { results: entries.length };
    noteActionWith(batch, actor, 'search-people', null, details);
  }
  await batch.commit();
  return { entries };
}

async function findIn(searched: Searched, text: string) {
  const { word, finds } = searchFor(text);
  if (word === undefined) return [];
  const { docs } = await firestore()
    .collection(searched.collection)
    .where('words', 'array-contains', word)
    .orderBy('created_at', 'desc')
    .limit(COMPARED)
    .get();
  return docs
    .filter((document) => finds(searchedTexts(searched.collection, document.data())))
    .slice(0, SHOWN)
    .map((document) => describeFound(document, searched));
}

/** Finds what the caller may read. The page makes it when typing pauses. */
export const searchStaffCall = staffCall(searchStaffRequestSchema, 'staff.search', searchStaff);
