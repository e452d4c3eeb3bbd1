import { COLLECTIONS, DELIVERIES } from './collections.ts';
import type { Right } from './people/rights.ts';

/**
 * The row of a collection: all that holds for it beside its schema. What is decided for every collection (how long
 * its documents live, what an export takes, what an erasure leaves) becomes a column here.
 */
export interface CollectionRow {
  /** As in the rules, like `email_campaigns/{id}/deliveries`. */
  readonly path: string;
  /** The right that it takes to read it in a browser; `owner`: the account that a document is about. */
  readonly readBy: Right | 'owner' | 'nobody';
  /**
   * Writers besides functions and tools, who may write all. `anyone`: creates a document, once; `releaser`: the next
   * revision of an app of theirs; `owner`: notes that their session goes on or ends.
   */
  readonly writtenBy: 'functions' | 'anyone' | 'releaser' | 'owner';
}

type CollectionName = keyof typeof COLLECTIONS | 'deliveries';

/** Every collection, and who may do what with it in a browser. `firestore.rules` is held to it by a test. */
export const COLLECTION_TABLE = {
  studentApplications: {
    path: COLLECTIONS.studentApplications,
    readBy: 'applications.read',
    writtenBy: 'anyone',
  },
  partnerApplications: {
    path: COLLECTIONS.partnerApplications,
    readBy: 'applications.read',
    writtenBy: 'anyone',
  },
  donations: { path: COLLECTIONS.donations, readBy: 'donations.read', writtenBy: 'functions' },
  registrants: {
    path: COLLECTIONS.registrants,
    readBy: 'registrants.read',
    writtenBy: 'functions',
  },
  emailCampaigns: {
    path: COLLECTIONS.emailCampaigns,
    readBy: 'campaigns.read',
    writtenBy: 'functions',
  },
  deliveries: {
    path: `${COLLECTIONS.emailCampaigns}/{id}/${DELIVERIES}`,
    readBy: 'campaigns.read',
    writtenBy: 'functions',
  },
  suppressions: { path: COLLECTIONS.suppressions, readBy: 'mail.read', writtenBy: 'functions' },
  settings: { path: COLLECTIONS.settings, readBy: 'mail.read', writtenBy: 'functions' },
  outbox: { path: COLLECTIONS.outbox, readBy: 'nobody', writtenBy: 'functions' },
  limits: { path: COLLECTIONS.limits, readBy: 'nobody', writtenBy: 'functions' },
  stripeEvents: {
    path: COLLECTIONS.stripeEvents,
    readBy: 'donations.read',
    writtenBy: 'functions',
  },
  auditLog: { path: COLLECTIONS.auditLog, readBy: 'audit-log.read', writtenBy: 'functions' },
  releasePointers: {
    path: COLLECTIONS.releasePointers,
    readBy: 'pointers.read',
    writtenBy: 'releaser',
  },
  sessions: { path: COLLECTIONS.sessions, readBy: 'owner', writtenBy: 'owner' },
  revocations: { path: COLLECTIONS.revocations, readBy: 'nobody', writtenBy: 'functions' },
} as const satisfies Readonly<Record<CollectionName, CollectionRow>>;
