import { COLLECTIONS, DELIVERIES, EDITION_PARTS, PICTURE_VARIANTS } from '../base/collections.ts';
import {
  type CollectionRow,
  forDays,
  forFunctions,
  forStaff,
  UNTIL_ASKED,
} from './collection-row.ts';

const WHILE_IN_USE = {
  text: 'For as long as we need it to account for the work of our staff.',
  erasure: 'nothing',
} as const;
/** More than a year, so that the mails of a forum can be compared with those of the previous one. */
const MAILS = forDays(400, 'deleted', 'Which mail went to which address, for {days} days.');

/** Retention of published content. */
const PUBLISHED = {
  text: 'All published versions of the texts of this site: permanently, so that we can restore them.',
  erasure: 'nothing',
} as const;

/** Retention of pictures that no edition and no draft uses. */
const UNUSED_PICTURE_DAYS = 30;
/** Pictures may show people; editors remove those who ask for it. */
const PICTURES = {
  text: `The pictures of this site: permanently once published, so that we can restore them; otherwise for ${UNUSED_PICTURE_DAYS} days.`,
  unusedDays: UNUSED_PICTURE_DAYS,
  erasure: 'nothing',
} as const;

const FROM_APPLICANTS = {
  readBy: 'applications.read',
  writtenBy: 'anyone',
  needsAuditEntry: true,
  retention: UNTIL_ASKED,
} as const;

/** Field with the time at which Firestore deletes a document. */
export const EXPIRES_AT = 'expires_at';

type CollectionName = keyof typeof COLLECTIONS | 'deliveries' | 'editionParts' | 'pictureVariants';

/** All collections, with access, retention and erasure. A test compares `firestore.rules` with this table. */
export const COLLECTION_TABLE = {
  studentApplications: { path: COLLECTIONS.studentApplications, ...FROM_APPLICANTS },
  partnerApplications: { path: COLLECTIONS.partnerApplications, ...FROM_APPLICANTS },
  guestApplications: { path: COLLECTIONS.guestApplications, ...FROM_APPLICANTS },
  donations: {
    ...forStaff('donations.read', COLLECTIONS.donations, {
      text: 'For as long as the law requires us to keep our books. If you ask us to delete it, the amount and the date stay in our books, without anything that names you.',
      erasure: 'unnamed',
    }),
    needsAuditEntry: true,
  },
  /** Functions read it for receipts only. */
  anonymousDonors: forFunctions(COLLECTIONS.anonymousDonors, {
    text: 'If you give anonymously, we keep your name, for the receipt alone, for as long as the gift itself, or until you ask us to delete it.',
    erasure: 'deleted',
  }),
  /** Only erasures and exports read it; the audit log has a digest of each document. */
  donationOriginals: forFunctions(COLLECTIONS.donationOriginals, {
    text: 'If we correct a mistake in a gift, we keep the earlier version for as long as the gift itself, or until you ask us to delete it.',
    erasure: 'deleted',
  }),
  /** Donations of each donor in a year, for yearly statements. */
  statements: forFunctions(
    COLLECTIONS.statements,
    forDays(400, 'deleted', 'Which gifts we listed in your yearly statement, for {days} days.'),
  ),
  registrants: {
    ...forStaff('registrants.read', COLLECTIONS.registrants, UNTIL_ASKED),
    needsAuditEntry: true,
  },
  /** The forums with registrants, and whether campaigns may go to them. */
  registrantLists: forStaff('registrants.read', COLLECTIONS.registrantLists, WHILE_IN_USE),
  /** Imports that can be undone. Contains no personal data. */
  registrantImports: forStaff(
    'registrants.read',
    COLLECTIONS.registrantImports,
    forDays(
      2,
      'nothing',
      'That our staff have imported a list of registrants, for {days} days at most.',
    ),
  ),
  /** Registrants as they were before an import, so that it can be undone. */
  importedRegistrants: forFunctions(
    COLLECTIONS.importedRegistrants,
    forDays(
      2,
      'deleted',
      'If our staff change your registration by importing a list: how it stood before, for {days} days at most.',
    ),
  ),
  emailCampaigns: forStaff('campaigns.read', COLLECTIONS.emailCampaigns, {
    text: 'The text of our emails, without recipients: permanently.',
    erasure: 'nothing',
  }),
  campaignDrafts: forStaff(
    'campaigns.read',
    COLLECTIONS.campaignDrafts,
    forDays(
      180,
      'nothing',
      'An email to many that our staff is writing, for {days} days after its last change.',
    ),
  ),
  deliveries: {
    ...forStaff('campaigns.read', `${COLLECTIONS.emailCampaigns}/{id}/${DELIVERIES}`, MAILS),
    needsAuditEntry: true,
  },
  suppressions: {
    ...forStaff('mail.read', COLLECTIONS.suppressions, {
      text: 'That an address wants no mail, or cannot be reached, and why: permanently, so that we do not write to it again. We keep a fingerprint of the address, not the address.',
      erasure: 'deleted',
    }),
    needsAuditEntry: true,
  },
  softBounces: forFunctions(
    COLLECTIONS.softBounces,
    forDays(
      30,
      'deleted',
      'That a mail did not reach an address, for {days} days at most. We keep a fingerprint of the address, not the address.',
    ),
  ),
  settings: forStaff('mail.read', COLLECTIONS.settings, WHILE_IN_USE),
  outbox: forFunctions(COLLECTIONS.outbox, MAILS),
  limits: forFunctions(
    COLLECTIONS.limits,
    forDays(30, 'nothing', 'Counts of how often our forms are used, for {days} days at most.'),
  ),
  stripeEvents: forStaff(
    'donations.read',
    COLLECTIONS.stripeEvents,
    forDays(90, 'nothing', 'What Stripe told us of a payment, without names, for {days} days.'),
  ),
  auditLog: forStaff('audit-log.read', COLLECTIONS.auditLog, WHILE_IN_USE),
  auditActors: forStaff('audit-log.read', COLLECTIONS.auditActors, {
    ...WHILE_IN_USE,
    erasure: 'deleted',
  }),
  /** Read through `list-releases`, and moved by `move-pointer` and `release-workflow`. */
  releasePointers: forFunctions(COLLECTIONS.releasePointers, WHILE_IN_USE),
  /** The live state of the site, and the failure of a newer one; read through `list-releases`. */
  publishing: forFunctions(COLLECTIONS.publishing, WHILE_IN_USE),
  /** Conditions that hold, and the result of the last night; read through `read-health`. */
  health: forFunctions(COLLECTIONS.health, WHILE_IN_USE),
  /** Counts of loads and failures by app, release and hour, and of failed calls; read through `read-health`. */
  metrics: forFunctions(
    COLLECTIONS.metrics,
    forDays(
      2,
      'nothing',
      'Counts of how often parts of our pages loaded or failed, without names, for {days} days at most.',
    ),
  ),
  reads: forFunctions(
    COLLECTIONS.reads,
    forDays(
      2,
      'nothing',
      'When one of our staff opens a list of people: a pass that lets them read it, for {days} days at most.',
    ),
  ),
  sessions: { ...forStaff('owner', COLLECTIONS.sessions, WHILE_IN_USE), writtenBy: 'owner' },
  revocations: forFunctions(COLLECTIONS.revocations, WHILE_IN_USE),
  invitations: forFunctions(
    COLLECTIONS.invitations,
    forDays(
      30,
      'deleted',
      'An invitation to our staff, until it is accepted or taken back, at most for {days} days.',
    ),
  ),
  /** Read through `list-approvals`, which names accounts by their address. */
  approvals: forFunctions(
    COLLECTIONS.approvals,
    forDays(400, 'nothing', 'What our staff asked each other to approve, for {days} days.'),
  ),
  contentDrafts: forStaff('content.read', COLLECTIONS.contentDrafts, {
    text: 'What our staff is writing for this site, until it is published or discarded.',
    erasure: 'nothing',
  }),
  contentEditions: forStaff('content.read', COLLECTIONS.contentEditions, PUBLISHED),
  editionParts: forStaff(
    'content.read',
    `${COLLECTIONS.contentEditions}/{id}/${EDITION_PARTS}`,
    PUBLISHED,
  ),
  contentPointer: forStaff('content.read', COLLECTIONS.contentPointer, PUBLISHED),
  /** Publications with a scheduled time, and their results. */
  contentPublications: forStaff(
    'content.read',
    COLLECTIONS.contentPublications,
    forDays(
      400,
      'nothing',
      'Which texts of this site our staff had published at a later time, for {days} days.',
    ),
  ),
  contentPictures: forStaff('content.read', COLLECTIONS.contentPictures, PICTURES),
  pictureVariants: forStaff(
    'content.read',
    `${COLLECTIONS.contentPictures}/{id}/${PICTURE_VARIANTS}`,
    PICTURES,
  ),
  /** The item that each editor has open, as reported by their browser. */
  contentPresence: {
    path: COLLECTIONS.contentPresence,
    readBy: 'content.read',
    writtenBy: 'owner',
    retention: forDays(
      2,
      'nothing',
      'That a member of our staff is at work on a text of this site, for {days} days at most.',
    ),
  },
} as const satisfies Readonly<Record<CollectionName, CollectionRow>>;
