import type { Right } from './rights.ts';
import type { Role } from './roles.ts';
import type { SecondFactor } from './second-factor.ts';

interface RoleLabel {
  readonly name: string;
  /** The purpose of the role, in a few words. */
  readonly purpose: string;
}

/** Words for each role, for pages and mails. */
export const ROLE_LABELS: Readonly<Record<Role, RoleLabel>> = {
  viewer: {
    name: 'Viewer',
    purpose:
      'Reads applications, donations, registrants, email, health and the audit log, and changes nothing',
  },
  reviewer: { name: 'Reviewer', purpose: 'Decides on applications' },
  treasurer: { name: 'Treasurer', purpose: 'Looks after donations' },
  mailer: { name: 'Mailer', purpose: 'Writes to registrants' },
  editor: { name: 'Editor', purpose: 'Changes the content of the site' },
  releaser: { name: 'Releaser', purpose: 'Releases new versions of the apps named for them' },
  admin: { name: 'Admin', purpose: 'Does all of this, and manages people' },
};

/** Words for each second factor. */
export const FACTOR_LABELS: Readonly<Record<SecondFactor, string>> = {
  phone: 'Text message',
  totp: 'Authenticator app',
};

const APP_LABELS: Readonly<Record<string, string>> = {
  shell: 'Site frame',
  content: 'Public pages',
  giving: 'Donations and applications',
  admin: 'Staff area',
  editor: 'Editor',
};

/** Words for an app. A remote without any is shown by its name. */
export const appLabel = (app: string): string => APP_LABELS[app] ?? app;

/** Description of each right, for the table of roles. */
export const RIGHT_LABELS: Readonly<Record<Right, string>> = {
  'applications.read': 'Read applications',
  'applications.review': 'Decide on applications',
  'applications.export': 'Export applications',
  'donations.read': 'Read donations',
  'donations.reconcile': 'Reconcile donations with Stripe',
  'donations.refund': 'Give donations back',
  'donations.enter': 'Enter donations by check, cash or transfer',
  'donations.correct': 'Correct donations, and void those that staff entered',
  'donations.receipt': 'See receipts, and send them again',
  'donations.export': 'Export donations',
  'statements.prepare': 'Prepare the yearly statements of donors',
  'statements.send': 'Send yearly statements to donors',
  'registrants.read': 'Read registrants',
  'registrants.export': 'Export registrants',
  'registrants.manage': 'Import registrants, and close the list of a forum',
  'campaigns.read': 'Read campaigns',
  'campaigns.preview': 'Preview a campaign',
  'campaigns.write': 'Save drafts of campaigns',
  'campaigns.send-test': 'Send a test email to staff',
  'campaigns.send-test-elsewhere': 'Send a test email to another address',
  'campaigns.send': 'Send a campaign',
  'campaigns.approve': 'Approve a large campaign',
  'campaigns.control': 'Pause, resume or cancel a campaign',
  'deliveries.retry': 'Send failed emails again',
  'receipts.read': 'See unsent receipts',
  'receipts.retry': 'Resend unsent receipts',
  'suppressions.manage': 'Block and unblock email addresses',
  'mail.read': 'See whether emails are sent',
  'mail.control': 'Stop all emails, or start sending again',
  'health.read': 'See the health of donations, emails and pages',
  'mail.retry': 'Resend an email that failed permanently',
  'audit-log.read': 'Read the audit log',
  'pointers.read': 'See which versions are live',
  'pointers.move': 'Make a version live',
  'releases.preview': 'Preview a version that is not live',
  'content.read': 'Read drafts and earlier states of the content',
  'content.edit': 'Change drafts of the content',
  'content.publish': 'Publish the content',
  'staff.search': 'Search the records that the role may read',
  'overview.read': 'See how much is waiting in each section',
  'people.read': 'See who is staff',
  'people.manage': 'Invite people, and change their roles',
  'people.data': 'Export or erase a person’s data',
};
