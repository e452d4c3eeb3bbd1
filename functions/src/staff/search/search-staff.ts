import { HttpsError } from 'firebase-functions/https';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { searchFor } from '@raade/contracts/base/search-words';
import { needsAuditEntry } from '@raade/contracts/firestore/audited-reading';
import { may } from '@raade/contracts/staff/claims';
import {
  searchedTexts,
  type SearchStaffResponse,
  STAFF_SEARCHES,
  searchStaffRequestSchema,
  type SearchedCollection,
  type StaffSearchEntry,
} from '@raade/contracts/staff/search';
import {
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { dayInWords } from '@raade/contracts/base/local-day';
import { formatToTheCent } from '@raade/contracts/money/money';
import type { Right } from '@raade/contracts/staff/rights';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { type Auth, staffCall } from '../../base/call.ts';
import { firestore } from '../../base/firestore.ts';
import { counterOf, countIn, hashOf, oneMore } from '../../base/limits/counter.ts';
import { accountOf } from '../../base/rights/account.ts';

const MINUTE_MS = 60_000;
/** Limit of documents per collection that are compared with all words. The index finds only the longest word. */
const COMPARED_DOCUMENTS = 50;
/** Limit of results per collection. Tables have a search for more. */
const SHOWN_RESULTS = 4;

/**
 * Finds the newest documents with words that begin like the typed ones, in the collections that the account may read.
 * The first search of a minute that reads personal data writes an audit entry, without the typed text.
 *
 * @throws HttpsError `resource-exhausted`
 */
async function searchStaff(
  { text }: { text: string },
  actor: Actor,
  auth: Auth,
): Promise<SearchStaffResponse> {
  const counter = counterOf('staff_searches', hashOf(actor.actor), Date.now(), MINUTE_MS);
  const counterSnapshot = await counter.get();
  if (countIn(counterSnapshot) >= STAFF_SEARCHES) {
    throw new HttpsError('resource-exhausted', 'Please try again in a minute.');
  }
  const claims = (await accountOf(actor.actor))?.customClaims ?? {};
  // The account may have lost a right since its token was issued.
  const readableSources = SEARCH_SOURCES.filter(
    ({ right }) => may(auth?.token ?? {}, right) && may(claims, right),
  );
  const entries = (await Promise.all(readableSources.map((source) => findIn(source, text)))).flat();

  const batch = firestore().batch();
  batch.set(counter, oneMore(Date.now(), MINUTE_MS), { merge: true });
  if (
    !counterSnapshot.exists &&
    readableSources.some(({ collection }) => needsAuditEntry(collection))
  ) {
    const details = { results: entries.length };
    auditActionWith(batch, actor, 'search-people', null, details);
  }
  await batch.commit();
  return { entries };
}

async function findIn(source: SearchSource, text: string) {
  const { word, finds } = searchFor(text);
  if (word === undefined) return [];
  const { docs } = await firestore()
    .collection(source.collection)
    .where('words', 'array-contains', word)
    .orderBy('created_at', 'desc')
    .limit(COMPARED_DOCUMENTS)
    .get();
  return docs
    .filter((document) => finds(searchedTexts(source.collection, document.data())))
    .slice(0, SHOWN_RESULTS)
    .map((document) => entryOf(document, source));
}

/** The search of the staff area. The page calls it when typing pauses. */
export const searchStaffCall = staffCall(searchStaffRequestSchema, 'staff.search', searchStaff);

/** A collection that the search of the staff area looks through. */
interface SearchSource {
  readonly collection: SearchedCollection;
  /** The right to read it in a browser. */
  readonly right: Right;
  /** Heading of its results. */
  readonly kind: string;
  /** Field with the title of a result. */
  readonly title: string;
  /** Fields that stand below the title. */
  readonly line: readonly string[];
  /** The page on which a document is open. */
  readonly pageOf: (document: DocumentSnapshot) => string;
}

const recordPath = (query: Readonly<Record<string, string>>) =>
  `/admin/reconciliation?${new URLSearchParams(query)}`;

const applicationSource = (
  kind: ApplicationKind,
  title: string,
  organization: string,
): SearchSource => ({
  collection: APPLICATION_COLLECTIONS[kind],
  right: 'applications.read',
  kind: 'Applications',
  title,
  line: [organization, 'email'],
  pageOf: ({ id }) => recordPath({ tab: 'applications', kind, 'applications-record': id }),
});

const SEARCH_SOURCES: readonly SearchSource[] = [
  {
    collection: COLLECTIONS.registrants,
    right: 'registrants.read',
    kind: 'Registrants',
    title: 'full_name',
    line: ['organization', 'email'],
    pageOf: (document) =>
      recordPath({ tab: 'registrants', forum: textIn(document, 'forum_id'), record: document.id }),
  },
  {
    collection: COLLECTIONS.donations,
    right: 'donations.read',
    kind: 'Donations',
    title: 'donor_name',
    line: ['amount_cents', 'created_at', 'donor_email'],
    pageOf: ({ id }) => recordPath({ tab: 'payments', 'donations-record': id }),
  },
  applicationSource('student', 'full_name', 'university'),
  applicationSource('partner', 'contact_name', 'organization_name'),
  applicationSource('guest', 'full_name', 'organization'),
  {
    collection: COLLECTIONS.emailCampaigns,
    right: 'campaigns.read',
    kind: 'Campaigns',
    title: 'subject',
    line: ['created_at'],
    pageOf: ({ id }) => `/admin/email-management/${id}`,
  },
];

/** A field as text for staff; numbers are cents. */
function textIn(document: DocumentSnapshot, field: string): string {
  const value: unknown = document.get(field);
  if (typeof value === 'number') return formatToTheCent(value);
  if (value instanceof Timestamp) return dayInWords(value.toDate());
  return typeof value === 'string' ? value : '';
}

function entryOf(document: DocumentSnapshot, source: SearchSource): StaffSearchEntry {
  const { kind, title, line, pageOf } = source;
  const texts = line.map((field) => textIn(document, field)).filter((text) => text !== '');
  return {
    kind,
    // Anonymous donors have no name.
    title: textIn(document, title) || 'Anonymous',
    text: texts.join(' · '),
    path: pageOf(document),
  };
}
