import { APPLICATION_COLLECTIONS } from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';

interface Subject {
  /** The kind and id of a record in words. */
  readonly text: string;
  /** The same with only the end of a random id, for tables. */
  readonly shortText: string;
  /** Address of the page that shows it, where there is one. */
  readonly to?: string;
}

const { student, partner, guest } = APPLICATION_COLLECTIONS;

const recordAt = (query: Readonly<Record<string, string>>) =>
  `/admin/reconciliation?${new URLSearchParams(query)}`;
const applicationAt = (kind: string) => (id: string) =>
  recordAt({ tab: 'applications', kind, 'applications-record': id });

/** The collections by their names, with the page of a document. */
const KINDS: Readonly<Record<string, readonly [string, ((id: string) => string)?]>> = {
  [student]: ['Student application', applicationAt('student')],
  [partner]: ['Partner application', applicationAt('partner')],
  [guest]: ['Guest registration', applicationAt('guest')],
  [COLLECTIONS.donations]: [
    'Donation',
    (id) => recordAt({ tab: 'payments', 'donations-record': id }),
  ],
  [COLLECTIONS.registrants]: ['Registrant'],
  [COLLECTIONS.registrantLists]: ['Registrants of the forum'],
  [COLLECTIONS.registrantImports]: ['Import of registrants'],
  [COLLECTIONS.emailCampaigns]: ['Campaign', (id) => `/admin/email-management/${id}`],
  [COLLECTIONS.campaignDrafts]: ['Draft of a campaign'],
  [COLLECTIONS.approvals]: ['Approval of the campaign', (id) => `/admin/email-management/${id}`],
  [COLLECTIONS.outbox]: ['Outgoing email'],
  [COLLECTIONS.settings]: ['Setting'],
  [COLLECTIONS.contentDrafts]: ['Draft'],
  [COLLECTIONS.contentEditions]: ['Edition'],
  [COLLECTIONS.contentPublications]: ['Scheduled publication'],
  [COLLECTIONS.contentPictures]: ['Picture'],
  [COLLECTIONS.releasePointers]: ['App'],
  [COLLECTIONS.statements]: ['Statements of'],
  accounts: ['Account'],
  users: ['Account'],
};

/** UUIDs, and ids of Stripe, Firestore and Firebase Auth. */
const RANDOM_ID = /^[\da-f-]{36}$|^\w{20,}$/i;

/** The record that an entry is about, in words; unknown kinds unchanged. */
export function subjectOf(subject: string | null): Subject | undefined {
  if (subject === null) return undefined;
  const [collection = '', ...rest] = subject.split('/');
  const known = Object.hasOwn(KINDS, collection) ? KINDS[collection] : undefined;
  if (!known) return { text: subject, shortText: subject };
  const [kind, addressOf] = known;
  const id = rest.join('/');
  if (id === '') return { text: `${kind}s`, shortText: `${kind}s` };
  const shortId = RANDOM_ID.test(id) ? `…${id.slice(-6)}` : id;
  return {
    text: `${kind} ${id}`,
    shortText: `${kind} ${shortId}`,
    ...(addressOf && { to: addressOf(id) }),
  };
}
