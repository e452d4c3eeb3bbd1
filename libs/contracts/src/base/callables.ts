/**
 * Addresses of calls below the origin of the functions: the name of the deployed function, and the name of the call where
 * a function answers several. Calls share a function if they share callers, secrets, memory and time.
 */
export const CALLABLES = {
  processDonation: 'process-donation',
  recordDonation: 'record-donation',
  admitApplication: 'visitors/admit-application',
  acknowledgeApplication: 'acknowledge-application',
  updateApplication: 'staff/update-application',
  decideApplications: 'staff/decide-applications',
  reconcileDonations: 'treasury/reconcile-donations',
  refundDonation: 'treasury/refund-donation',
  enterGift: 'staff/enter-gift',
  correctDonation: 'treasury/correct-donation',
  voidGift: 'staff/void-gift',
  handleReceipt: 'mail/handle-receipt',
  recordExport: 'staff/record-export',
  noteReading: 'staff/note-reading',
  searchStaff: 'staff/search-staff',
  countWaiting: 'staff/count-waiting',
  readOverview: 'staff/read-overview',
  controlRegistrantList: 'staff/control-registrant-list',
  importRegistrants: 'mail/import-registrants',
  undoRegistrantImport: 'mail/undo-registrant-import',
  sendEmailCampaign: 'send-email-campaign',
  previewEmailCampaign: 'mail/preview-email-campaign',
  controlEmailCampaign: 'mail/control-email-campaign',
  saveCampaignDraft: 'staff/save-campaign-draft',
  controlMail: 'staff/control-mail',
  controlSuppression: 'mail/control-suppression',
  listReceipts: 'staff/list-receipts',
  retryReceipt: 'staff/retry-receipt',
  listPeople: 'staff/list-people',
  invitePerson: 'staff/invite-person',
  acceptInvitation: 'visitors/accept-invitation',
  changeRoles: 'staff/change-roles',
  revokePerson: 'staff/revoke-person',
  removeSecondFactor: 'staff/remove-second-factor',
  requestPasswordReset: 'visitors/request-password-reset',
  handlePersonData: 'handle-person-data',
  listApprovals: 'staff/list-approvals',
  decideApproval: 'staff/decide-approval',
  withdrawApproval: 'staff/withdraw-approval',
  controlStatements: 'staff/control-statements',
  listReleases: 'staff/list-releases',
  movePointer: 'publishing/move-pointer',
  readHealth: 'staff/read-health',
  retryMail: 'staff/retry-mail',
  readContent: 'staff/read-content',
  previewContent: 'staff/preview-content',
  saveContentItem: 'staff/save-content-item',
  discardContentDraft: 'staff/discard-content-draft',
  importContent: 'publishing/import-content',
  publishContent: 'publishing/publish-content',
  withdrawPublication: 'staff/withdraw-publication',
  rollBackContent: 'publishing/roll-back-content',
  listEditions: 'staff/list-editions',
} as const;

export type CallAddress = (typeof CALLABLES)[keyof typeof CALLABLES];

/** The name of a call in logs, counters and the audit log. */
export const callName = (address: string): string => address.slice(address.indexOf('/') + 1);

/** The deployed function that answers a call. */
export const functionOf = (address: string): string => address.replace(/\/.*/, '');

/** Names of the functions that a clock calls. */
export const SCHEDULES = {
  reconcileNightly: 'reconcile-nightly',
  sendOutbox: 'send-outbox',
  sweep: 'sweep',
  watchHealth: 'watch-health',
} as const;

/** Names of the functions that a queue calls. */
export const TASKS = { sendDeliveries: 'send-deliveries' } as const;

/** Names of the functions that a change of a document wakes. */
export const TRIGGERS = {
  publishSite: 'publish-site',
  publishEdition: 'publish-edition',
} as const;

/** Names of the functions that Firebase Auth asks. */
export const BLOCKING = { refuseSignup: 'refuse-signup' } as const;

/** Calls everything that a clock calls; deployed on the local stack only, which has no such clock. */
export const LOCAL_TICK = 'local-tick';

/** Does what a moved pointer wakes in production; deployed on the local stack only, whose listener calls it. */
export const LOCAL_PUBLISH = 'local-publish';

/** Looks at the site's health at once; deployed on the local stack only. */
export const LOCAL_WATCH = 'local-watch';

/** Where workflows read pointers and move their own. */
export const RELEASE_WORKFLOW = 'release-workflow';
export const STRIPE_WEBHOOK = 'stripe-webhook';
/** The page that a link in every mail to many leads to. */
export const EMAIL_UNSUBSCRIBE = 'email-unsubscribe';
/** Where Brevo and mail relays report what came back. */
export const EMAIL_BOUNCES = 'email-bounces';
/** Takes a file, and keeps it as a picture of the content. */
export const UPLOAD_PICTURE = 'upload-picture';
/** Runs server bundles of releases; also the name of the account that it runs as. */
export const RENDER_PAGES = 'render-pages';
export const FUNCTIONS_REGION = 'us-central1';
