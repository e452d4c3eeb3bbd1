/** Names of the Firestore collections. `firestore.rules` uses the same names; a test compares both. */
export const COLLECTIONS = {
  studentApplications: 'student_applications',
  partnerApplications: 'partner_applications',
  guestApplications: 'guest_applications',
  donations: 'donations',
  anonymousDonors: 'anonymous_donors',
  donationOriginals: 'donation_originals',
  statements: 'statements',
  registrants: 'unified_registrants',
  registrantLists: 'registrant_lists',
  registrantImports: 'registrant_imports',
  importedRegistrants: 'imported_registrants',
  emailCampaigns: 'email_campaigns',
  campaignDrafts: 'campaign_drafts',
  suppressions: 'suppressions',
  softBounces: 'soft_bounces',
  settings: 'settings',
  outbox: 'outbox',
  limits: 'limits',
  stripeEvents: 'stripe_events',
  auditLog: 'audit_log',
  auditActors: 'audit_actors',
  releasePointers: 'release_pointers',
  publishing: 'publishing',
  health: 'health',
  metrics: 'metrics',
  reads: 'reads',
  sessions: 'sessions',
  revocations: 'revocations',
  invitations: 'invitations',
  approvals: 'approvals',
  contentDrafts: 'content_drafts',
  contentEditions: 'content_editions',
  contentPointer: 'content_pointer',
  contentPublications: 'content_publications',
  contentPresence: 'content_presence',
  contentPictures: 'content_pictures',
} as const;

/** Subcollection of an email campaign: one document per address. */
export const DELIVERIES = 'deliveries';

/** Subcollection of a picture: one document for each of its variants. */
export const PICTURE_VARIANTS = 'variants';

/** Subcollection of an edition of the content: one document for each part. */
export const EDITION_PARTS = 'parts';
