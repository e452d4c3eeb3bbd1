/** Names under which the functions are deployed and called. */
export const CALLABLES = {
  processDonation: 'process-donation',
  recordDonation: 'record-donation',
  admitApplication: 'admit-application',
  acknowledgeApplication: 'acknowledge-application',
  updateApplication: 'update-application',
  reconcileDonations: 'reconcile-donations',
  refundDonation: 'refund-donation',
  enterGift: 'enter-gift',
  correctDonation: 'correct-donation',
  voidGift: 'void-gift',
  handleReceipt: 'handle-receipt',
  recordExport: 'record-export',
  noteReading: 'note-reading',
  sendEmailCampaign: 'send-email-campaign',
  previewEmailCampaign: 'preview-email-campaign',
  controlEmailCampaign: 'control-email-campaign',
  controlMail: 'control-mail',
  controlSuppression: 'control-suppression',
  listReceipts: 'list-receipts',
  retryReceipt: 'retry-receipt',
  listPeople: 'list-people',
  invitePerson: 'invite-person',
  acceptInvitation: 'accept-invitation',
  changeRoles: 'change-roles',
  revokePerson: 'revoke-person',
  removeSecondFactor: 'remove-second-factor',
  requestPasswordReset: 'request-password-reset',
  handlePersonData: 'handle-person-data',
  listApprovals: 'list-approvals',
  decideApproval: 'decide-approval',
  withdrawApproval: 'withdraw-approval',
  controlStatements: 'control-statements',
  listReleases: 'list-releases',
  movePointer: 'move-pointer',
  readHealth: 'read-health',
  retryMail: 'retry-mail',
  readContent: 'read-content',
  previewContent: 'preview-content',
  saveContentItem: 'save-content-item',
  discardContentDraft: 'discard-content-draft',
  importContent: 'import-content',
  publishContent: 'publish-content',
  withdrawPublication: 'withdraw-publication',
  rollBackContent: 'roll-back-content',
  listEditions: 'list-editions',
} as const;

/** Names of the functions that a clock calls. */
export const SCHEDULES = {
  sweepApplications: 'sweep-applications',
  reconcileNightly: 'reconcile-nightly',
  sendOutbox: 'send-outbox',
  sweepCampaigns: 'sweep-campaigns',
  sweepApprovals: 'sweep-approvals',
  sweepPublishing: 'sweep-publishing',
  watchHealth: 'watch-health',
  sweepContent: 'sweep-content',
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

/** Looks at the site's health at once, by a clock that drills move; deployed on the local stack only. */
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
