/**
 * Addresses of calls below the origin of the functions: `function`, or `function/call` where one deployed function
 * answers several calls. Calls share a function if they have the same callers, secrets, memory and timeout.
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
  enterDonation: 'staff/enter-donation',
  correctDonation: 'treasury/correct-donation',
  voidDonation: 'staff/void-donation',
  handleReceipt: 'mail/handle-receipt',
  recordExport: 'staff/record-export',
  auditReading: 'staff/audit-reading',
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

/** Names of scheduled functions. */
export const SCHEDULES = {
  reconcileNightly: 'reconcile-nightly',
  sendOutbox: 'send-outbox',
  sweep: 'sweep',
  watchHealth: 'watch-health',
} as const;

/** Names of task functions, which a queue calls. */
export const TASKS = { sendDeliveries: 'send-deliveries' } as const;

/** Names of functions that run when a document changes. */
export const TRIGGERS = {
  publishSite: 'publish-site',
  publishEdition: 'publish-edition',
} as const;

/** Names of functions that Firebase Auth calls before it acts. */
export const BLOCKING = { refuseSignup: 'refuse-signup' } as const;

/** Runs all scheduled functions. For the local stack only, whose emulators have no schedules. */
export const LOCAL_TICK = 'local-tick';

/** Publishes the site as `publish-site` does. For the local stack only. */
export const LOCAL_PUBLISH = 'local-publish';

/** Checks the site's health at once. For the local stack only. */
export const LOCAL_WATCH = 'local-watch';

/** Endpoint with which release workflows read and move pointers. */
export const RELEASE_WORKFLOW = 'release-workflow';
export const STRIPE_WEBHOOK = 'stripe-webhook';
/** The unsubscribe page, which mails of campaigns link to. */
export const EMAIL_UNSUBSCRIBE = 'email-unsubscribe';
/** Endpoint for bounce reports of Brevo and mail relays. */
export const EMAIL_BOUNCES = 'email-bounces';
/** Endpoint that stores an uploaded file as a picture of the content. */
export const UPLOAD_PICTURE = 'upload-picture';
/** Runs server bundles of releases; also the name of the account that it runs as. */
export const RENDER_PAGES = 'render-pages';
export const FUNCTIONS_REGION = 'us-central1';
