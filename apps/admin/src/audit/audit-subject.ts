import { APPLICATION_COLLECTIONS } from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';

interface Subject {
  /** The kind and id of a record, like `Donation pi_123`. */
  readonly text: string;
  /** Like `text`, but with only the end of a random id, for tables. */
  readonly shortText: string;
  /** The address of the page that shows the record, if there is one. */
  readonly to?: string;
}

const { student, partner, guest } = APPLICATION_COLLECTIONS;

const recordAddress = (query: Readonly<Record<string, string>>) =>
  `/admin/reconciliation?${new URLSearchParams(query)}`;
const applicationAddress = (kind: string) => (id: string) =>
  recordAddress({ tab: 'applications', kind, 'applications-record': id });

/** By collection: the name of its records, and the address of the page of a record, if it has one. */
const KINDS: Readonly<Record<string, readonly [string, ((id: string) => string)?]>> = {
  [student]: ['Student application', applicationAddress('student')],
  [partner]: ['Partner application', applicationAddress('partner')],
  [guest]: ['Guest registration', applicationAddress('guest')],
  [COLLECTIONS.donations]: [
    'Donation',
    (id) => recordAddress({ tab: 'payments', 'donations-record': id }),
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

/** Names the record that a document path leads to. A path in an unknown collection is shown unchanged. */
export function subjectOf(subject: string | null): Subject | undefined {
  if (subject === null) return undefined;
  const [collection = '', ...rest] = subject.split('/');
  const subjectKind = Object.hasOwn(KINDS, collection) ? KINDS[collection] : undefined;
  if (!subjectKind) return { text: subject, shortText: subject };
  const [kind, addressOf] = subjectKind;
  const id = rest.join('/');
  if (id === '') return { text: `${kind}s`, shortText: `${kind}s` };
  const shortId = RANDOM_ID.test(id) ? `…${id.slice(-6)}` : id;
  return {
    text: `${kind} ${id}`,
    shortText: `${kind} ${shortId}`,
    ...(addressOf && { to: addressOf(id) }),
  };
}
