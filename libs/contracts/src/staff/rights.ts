import type { Role } from './roles.ts';

interface RightRow {
  /** Each of these roles has the right. Admins have every right. */
  readonly roles: readonly Role[];
  /** True if it needs a recent sign-in (`SESSION_LIMITS.recentMs`). */
  readonly needsRecentSignIn?: true;
}

/** All rights of staff, with the roles that have them. Tests compare rules, functions and pages with this table. */
export const RIGHTS = {
  'applications.read': { roles: ['viewer', 'reviewer'] },
  'applications.review': { roles: ['reviewer'] },
  'applications.export': { roles: ['reviewer'], needsRecentSignIn: true },
  'donations.read': { roles: ['viewer', 'treasurer'] },
  'donations.reconcile': { roles: ['treasurer'] },
  'donations.refund': { roles: ['treasurer'], needsRecentSignIn: true },
  /** Enters donations by check, cash or bank transfer, with a receipt. */
  'donations.enter': { roles: ['treasurer'], needsRecentSignIn: true },
  /** Corrects donors and manual donations, and voids manual donations. */
  'donations.correct': { roles: ['treasurer'], needsRecentSignIn: true },
  /** Reads receipts, which name anonymous donors, too, and sends them again. */
  'donations.receipt': { roles: ['treasurer'], needsRecentSignIn: true },
  'donations.export': { roles: ['treasurer'], needsRecentSignIn: true },
  /** Collects the donations of each donor in a year, and counts the statements. */
  'statements.prepare': { roles: ['treasurer'] },
  'statements.send': { roles: ['treasurer'], needsRecentSignIn: true },
  'registrants.read': { roles: ['viewer', 'mailer'] },
  'registrants.export': { roles: ['mailer'], needsRecentSignIn: true },
  /** Imports registrants and closes lists; for mailers, who are responsible for the recipients of mail. */
  'registrants.manage': { roles: ['mailer'], needsRecentSignIn: true },
  'campaigns.read': { roles: ['viewer', 'mailer'] },
  'campaigns.preview': { roles: ['mailer'] },
  /** Saves and discards drafts of campaigns, which all mailers share. */
  'campaigns.write': { roles: ['mailer'] },
  /** Sends a test mail to an address of the staff. */
  'campaigns.send-test': { roles: ['mailer'] },
  /** Sends a test mail to any other address. */
  'campaigns.send-test-elsewhere': { roles: ['mailer'], needsRecentSignIn: true },
  'campaigns.send': { roles: ['mailer'], needsRecentSignIn: true },
  /** Approves large campaigns of others. */
  'campaigns.approve': { roles: ['mailer'], needsRecentSignIn: true },
  /** Pauses and resumes a campaign, and cancels one that has not started. */
  'campaigns.control': { roles: ['mailer'] },
  'deliveries.retry': { roles: ['mailer'] },
  /** Lists unsent receipts. */
  'receipts.read': { roles: ['viewer', 'treasurer', 'mailer'] },
  'receipts.retry': { roles: ['treasurer', 'mailer'] },
  /** Checks, blocks and unblocks addresses. */
  'suppressions.manage': { roles: ['mailer'] },
  'mail.read': { roles: ['viewer', 'mailer'] },
  /** Stops and resumes all mail. */
  'mail.control': { roles: ['mailer'], needsRecentSignIn: true },
  /** Reads the health of donations, mail and releases. */
  'health.read': { roles: ['viewer', 'treasurer', 'mailer', 'releaser'] },
  /** Sends failed mails again. */
  'mail.retry': { roles: ['treasurer', 'mailer'] },
  'audit-log.read': { roles: ['viewer'] },
  'pointers.read': { roles: ['releaser'] },
  /** Releasers may move the pointers of their own apps, admins all. */
  'pointers.move': { roles: ['releaser'], needsRecentSignIn: true },
  /** Previews a release that is not live. */
  'releases.preview': {
    roles: ['viewer', 'reviewer', 'treasurer', 'mailer', 'editor', 'releaser'],
  },
  /** Reads drafts and editions, and who is editing. */
  'content.read': { roles: ['editor'] },
  'content.edit': { roles: ['editor'] },
  /** Publishes content, now or later, and rolls it back. */
  'content.publish': { roles: ['editor'], needsRecentSignIn: true },
  /** Searches the staff area, within the other rights of the account. */
  'staff.search': {
    roles: ['viewer', 'reviewer', 'treasurer', 'mailer', 'editor', 'releaser'],
  },
  /** Reads the overview and counts waiting work, within the other rights of the account. */
  'overview.read': {
    roles: ['viewer', 'reviewer', 'treasurer', 'mailer', 'editor', 'releaser'],
  },
  'people.read': { roles: [] },
  'people.manage': { roles: [], needsRecentSignIn: true },
  /** Exports or erases all data of a donor, applicant or registrant. */
  'people.data': { roles: [], needsRecentSignIn: true },
} as const satisfies Readonly<Record<string, RightRow>>;

export type Right = keyof typeof RIGHTS;

/** True for the name of a right. */
export const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name);

const ROWS: Readonly<Record<Right, RightRow>> = RIGHTS;

/** The roles that have the right. */
export function rolesWith(right: Right): readonly Role[] {
  return [...ROWS[right].roles, 'admin'];
}

export function needsRecentSignIn(right: Right): boolean {
  return ROWS[right].needsRecentSignIn ?? false;
}
