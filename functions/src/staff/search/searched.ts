import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { localDay } from '@raade/contracts/base/local-day';
import { formatToTheCent } from '@raade/contracts/money/money';
import type { Right } from '@raade/contracts/staff/rights';
import type { SearchedCollection, StaffSearchEntry } from '@raade/contracts/staff/search';

/** A collection that the search of the staff area looks through. */
export interface Searched {
  readonly collection: SearchedCollection;
  /** The right to read it in a browser. */
  readonly right: Right;
  /** Heading of its results. */
  readonly kind: string;
  readonly title: string;
  /** Fields that stand below the title. */
  readonly line: readonly string[];
  /** The page on which a document is open. */
  readonly pageOf: (document: DocumentSnapshot) => string;
}

const recordAt = (query: Readonly<Record<string, string>>) =>
  `/admin/reconciliation?${new URLSearchParams(query)}`;

const applications = (kind: ApplicationKind, title: string, organization: string): Searched => ({
  collection: APPLICATION_COLLECTIONS[kind],
  right: 'applications.read',
  kind: 'Applications',
  title,
  line: [organization, 'email'],
  pageOf: ({ id }) => recordAt({ tab: 'applications', kind, 'applications-record': id }),
});

export const SEARCHED: readonly Searched[] = [
  {
    collection: COLLECTIONS.registrants,
    right: 'registrants.read',
    kind: 'Registrants',
    title: 'full_name',
    line: ['organization', 'email'],
    pageOf: (document) =>
      recordAt({ tab: 'registrants', forum: textIn(document, 'forum_id'), record: document.id }),
  },
  {
    collection: COLLECTIONS.donations,
    right: 'donations.read',
    kind: 'Donations',
    title: 'donor_name',
    line: ['amount_cents', 'created_at', 'donor_email'],
    pageOf: ({ id }) => recordAt({ tab: 'payments', 'donations-record': id }),
  },
  applications('student', 'full_name', 'university'),
  applications('partner', 'contact_name', 'organization_name'),
  applications('guest', 'full_name', 'organization'),
  {
    collection: COLLECTIONS.emailCampaigns,
    right: 'campaigns.read',
    kind: 'Campaigns',
    title: 'subject',
    line: ['created_at'],
    pageOf: ({ id }) => `/admin/email-management/${id}`,
  },
];

/** A field as staff read it; numbers are cents. */
function textIn(document: DocumentSnapshot, field: string): string {
  const value: unknown = document.get(field);
  if (typeof value === 'number') return formatToTheCent(value);
  if (value instanceof Timestamp) return localDay(value.toDate());
  return typeof value === 'string' ? value : '';
}

export function describeFound(document: DocumentSnapshot, searched: Searched): StaffSearchEntry {
  const { kind, title, line, pageOf } = searched;
  const texts = line.map((field) => textIn(document, field)).filter((text) => text !== '');
  return {
    kind,
    // A donor who gives anonymously has none.
    title: textIn(document, title) || 'Anonymous',
    text: texts.join(' · '),
    path: pageOf(document),
  };
}
