import { type CollectionRow, forDays, UNTIL_ASKED } from './collection-row.ts';
import { COLLECTIONS, DELIVERIES } from '../base/collections.ts';
import { CONTENT_COLLECTIONS } from './content-collections.ts';

const WHILE_IN_USE = {
  says: 'For as long as we have to answer for their work.',
  erasure: 'nothing',
} as const;
/** Longer than a year, so that the mails of one forum can be compared with those of the last. */
const MAILS = forDays(
  400,
  (days) => `Which mail went to which address, for ${days} days.`,
  'deleted',
);

/** No browser has to do with it. */
const FOR_FUNCTIONS = { readBy: 'nobody', writtenBy: 'functions' } as const;

const FROM_APPLICANTS = {
  readBy: 'applications.read',
  writtenBy: 'anyone',
  needsNote: true,
  kept: UNTIL_ASKED,
} as const;

/** Where the time stands at which Firestore deletes a document. */
export const EXPIRES_AT = 'expires_at';

type CollectionName = keyof typeof COLLECTIONS | 'deliveries' | 'editionParts' | 'pictureVariants';

/** Every collection, and who may do what with it in a browser. `firestore.rules` is held to it by a test. */
export const COLLECTION_TABLE = {
  studentApplications: { path: COLLECTIONS.studentApplications, ...FROM_APPLICANTS },
  partnerApplications: { path: COLLECTIONS.partnerApplications, ...FROM_APPLICANTS },
  guestApplications: { path: COLLECTIONS.guestApplications, ...FROM_APPLICANTS },
  donations: {
    path: COLLECTIONS.donations,
    readBy: 'donations.read',
    writtenBy: 'functions',
    needsNote: true,
    kept: {
      says: 'For as long as the law requires us to keep our books. If you ask us to delete it, the amount and the date stay in our books, without anything that names you.',
      erasure: 'unnamed',
    },
  },
  /** Read for receipts alone, by functions. */
  anonymousDonors: {
    path: COLLECTIONS.anonymousDonors,
    ...FOR_FUNCTIONS,
    kept: {
      says: 'If you give anonymously, we keep your name, for the receipt alone, for as long as the gift itself, or until you ask us to delete it.',
      erasure: 'deleted',
    },
  },
  /** Read by nobody but erasures and exports; the audit log has a digest of each. */
  donationOriginals: {
    path: COLLECTIONS.donationOriginals,
    ...FOR_FUNCTIONS,
    kept: {
      says: 'If we correct a mistake in a gift, we keep the earlier version for as long as the gift itself, or until you ask us to delete it.',
      erasure: 'deleted',
    },
  },
  /** Which gifts of a year are one donor's, while statements of them are made. */
  statements: {
    path: COLLECTIONS.statements,
    readBy: 'nobody',
    writtenBy: 'functions',
    kept: forDays(
      400,
      (days) => `Which gifts we listed in your yearly statement, for ${days} days.`,
      'deleted',
    ),
  },
  registrants: {
    path: COLLECTIONS.registrants,
    readBy: 'registrants.read',
    writtenBy: 'functions',
    needsNote: true,
    kept: UNTIL_ASKED,
  },
  /** The forums of which there are registrants, and whether campaigns still go to them. */
  registrantLists: {
    path: COLLECTIONS.registrantLists,
    readBy: 'registrants.read',
    writtenBy: 'functions',
    kept: WHILE_IN_USE,
  },
  /** Which imports can be undone. Names nobody who registered. */
  registrantImports: {
    path: COLLECTIONS.registrantImports,
    readBy: 'registrants.read',
    writtenBy: 'functions',
    kept: forDays(
      2,
      (days) => `That our staff have imported a list of registrants, for ${days} days at most.`,
      'nothing',
    ),
  },
  /** Registrants as they were before an import, so that it can be undone. */
  importedRegistrants: {
    path: COLLECTIONS.importedRegistrants,
    ...FOR_FUNCTIONS,
    kept: forDays(
      2,
      (days) =>
        `If our staff change your registration by importing a list: how it stood before, for ${days} days at most.`,
      'deleted',
    ),
  },
  emailCampaigns: {
    path: COLLECTIONS.emailCampaigns,
    readBy: 'campaigns.read',
    writtenBy: 'functions',
    kept: {
      says: 'What we wrote, without the names of those it went to: for good.',
      erasure: 'nothing',
    },
  },
  deliveries: {
    path: `${COLLECTIONS.emailCampaigns}/{id}/${DELIVERIES}`,
    readBy: 'campaigns.read',
    writtenBy: 'functions',
    needsNote: true,
    kept: MAILS,
  },
  suppressions: {
    path: COLLECTIONS.suppressions,
    readBy: 'mail.read',
    writtenBy: 'functions',
    needsNote: true,
    kept: {
      says: 'That an address wants no mail, or cannot be reached, and why: for good, so that we do not write to it again. We keep a fingerprint of the address, not the address.',
      erasure: 'deleted',
    },
  },
  softBounces: {
    path: COLLECTIONS.softBounces,
    ...FOR_FUNCTIONS,
    kept: forDays(
      30,
      (days) =>
        `That a mail did not reach an address, for ${days} days at most. We keep a fingerprint of the address, not the address.`,
      'deleted',
    ),
  },
  settings: {
    path: COLLECTIONS.settings,
    readBy: 'mail.read',
    writtenBy: 'functions',
    kept: WHILE_IN_USE,
  },
  outbox: { path: COLLECTIONS.outbox, readBy: 'nobody', writtenBy: 'functions', kept: MAILS },
  limits: {
    path: COLLECTIONS.limits,
    ...FOR_FUNCTIONS,
    kept: forDays(
      30,
      (days) => `Counts of how often our forms are used, for ${days} days at most.`,
      'nothing',
    ),
  },
  stripeEvents: {
    path: COLLECTIONS.stripeEvents,
    readBy: 'donations.read',
    writtenBy: 'functions',
    kept: forDays(
      90,
      (days) => `What Stripe told us of a payment, without names, for ${days} days.`,
      'nothing',
    ),
  },
  auditLog: {
    path: COLLECTIONS.auditLog,
    readBy: 'audit-log.read',
    writtenBy: 'functions',
    kept: WHILE_IN_USE,
  },
  auditActors: {
    path: COLLECTIONS.auditActors,
    readBy: 'audit-log.read',
    writtenBy: 'functions',
    kept: { ...WHILE_IN_USE, erasure: 'deleted' },
  },
  /** Read through `list-releases`, and moved by `move-pointer` and `release-workflow`. */
  releasePointers: {
    path: COLLECTIONS.releasePointers,
    readBy: 'nobody',
    writtenBy: 'functions',
    kept: WHILE_IN_USE,
  },
  /** Which state of the site is live, and why a newer one is not; read through `list-releases`. */
  publishing: {
    path: COLLECTIONS.publishing,
    ...FOR_FUNCTIONS,
    kept: WHILE_IN_USE,
  },
  /** Which conditions of the site's health are on, and how the last night went; read through `read-health`. */
  health: {
    path: COLLECTIONS.health,
    ...FOR_FUNCTIONS,
    kept: WHILE_IN_USE,
  },
  /** Counts of loads and failures by app, release and hour, and of failed calls; read through `read-health`. */
  metrics: {
    path: COLLECTIONS.metrics,
    ...FOR_FUNCTIONS,
    kept: forDays(
      2,
      (days) =>
        `Counts of how often parts of our pages loaded or failed, without names, for ${days} days at most.`,
      'nothing',
    ),
  },
  reads: {
    path: COLLECTIONS.reads,
    ...FOR_FUNCTIONS,
    kept: forDays(
      2,
      (days) =>
        `When one of our staff opens a list of people: a pass that lets them read it, for ${days} days at most.`,
      'nothing',
    ),
  },
  sessions: { path: COLLECTIONS.sessions, readBy: 'owner', writtenBy: 'owner', kept: WHILE_IN_USE },
  revocations: {
    path: COLLECTIONS.revocations,
    ...FOR_FUNCTIONS,
    kept: WHILE_IN_USE,
  },
  invitations: {
    path: COLLECTIONS.invitations,
    ...FOR_FUNCTIONS,
    kept: forDays(
      30,
      (days) =>
        `An invitation to our staff, until it is accepted or taken back, at most for ${days} days.`,
      'deleted',
    ),
  },
  /** Read through `list-approvals`, which names accounts by their address. */
  approvals: {
    path: COLLECTIONS.approvals,
    ...FOR_FUNCTIONS,
    kept: forDays(
      400,
      (days) => `What our staff asked each other to approve, for ${days} days.`,
      'nothing',
    ),
  },
  ...CONTENT_COLLECTIONS,
} as const satisfies Readonly<Record<CollectionName, CollectionRow>>;
