import type { Role } from './roles.ts';

interface RightRow {
  /** Any of these is enough. An admin has every right. */
  readonly roles: readonly Role[];
  /** True if a sign-in of the last minutes is asked for (`SESSION_LIMITS.recentMs`). */
  readonly needsRecentSignIn?: true;
}

/**
 * All that staff can do, and the roles that may. Rules, functions and pages are held to it by tests; what no page
 * and no function offers yet has no row.
 */
export const RIGHTS = {
  'applications.read': { roles: ['viewer', 'reviewer'] },
  'applications.review': { roles: ['reviewer'] },
  'applications.export': { roles: ['reviewer'], needsRecentSignIn: true },
  'donations.read': { roles: ['viewer', 'treasurer'] },
  'donations.reconcile': { roles: ['treasurer'] },
  'donations.refund': { roles: ['treasurer'], needsRecentSignIn: true },
  /** Enters what came by check, cash or bank transfer, with its official receipt. */
  'donations.enter': { roles: ['treasurer'], needsRecentSignIn: true },
  /** Puts right who gave, and what staff entered, which it can take back. */
  'donations.correct': { roles: ['treasurer'], needsRecentSignIn: true },
  /** Sees a receipt, which names anonymous donors, too, and sends it once more. */
  'donations.receipt': { roles: ['treasurer'], needsRecentSignIn: true },
  'donations.export': { roles: ['treasurer'], needsRecentSignIn: true },
  /** Collects what each donor gave in a year, and counts who gets a statement of it. */
  'statements.prepare': { roles: ['treasurer'] },
  'statements.send': { roles: ['treasurer'], needsRecentSignIn: true },
  'registrants.read': { roles: ['viewer', 'mailer'] },
  'registrants.export': { roles: ['mailer'], needsRecentSignIn: true },
  /** Imports registrants, and closes the list of a forum: for those who write to them, and answer for who gets mail. */
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
  /** Lets go what somebody else wants to send to many. */
  'campaigns.approve': { roles: ['mailer'], needsRecentSignIn: true },
  /** Pauses a campaign, lets it go on, and cancels one that has not started. */
  'campaigns.control': { roles: ['mailer'] },
  'deliveries.retry': { roles: ['mailer'] },
  /** Sees which receipts have not gone out, and why. */
  'receipts.read': { roles: ['viewer', 'treasurer', 'mailer'] },
  'receipts.retry': { roles: ['treasurer', 'mailer'] },
  /** Asks whether an address gets mail, and lets it, or keeps everybody from writing to it. */
  'suppressions.manage': { roles: ['mailer'] },
  'mail.read': { roles: ['viewer', 'mailer'] },
  /** Stops all mail, and lets it go on. */
  'mail.control': { roles: ['mailer'], needsRecentSignIn: true },
  /** Sees whether gifts, mail and releases are well. */
  'health.read': { roles: ['viewer', 'treasurer', 'mailer', 'releaser'] },
  /** Has a mail that failed for good go out again. */
  'mail.retry': { roles: ['treasurer', 'mailer'] },
  'audit-log.read': { roles: ['viewer'] },
  'pointers.read': { roles: ['releaser'] },
  /** A releaser those of the apps that their claim names, an admin those of all. */
  'pointers.move': { roles: ['releaser'], needsRecentSignIn: true },
  /** Sees a release that is not live in a tab of their own. */
  'releases.preview': {
    roles: ['viewer', 'reviewer', 'treasurer', 'mailer', 'editor', 'releaser'],
  },
  /** Reads drafts and editions of the content, and who else is at them. */
  'content.read': { roles: ['editor'] },
  'content.edit': { roles: ['editor'] },
  /** Brings content live, now or later, and back. */
  'content.publish': { roles: ['editor'], needsRecentSignIn: true },
  /** Searches the staff area; finds what other rights let it read. */
  'staff.search': {
    roles: ['viewer', 'reviewer', 'treasurer', 'mailer', 'editor', 'releaser'],
  },
  /** Sees the overview, and how much waits: of each the parts that other rights let it read. */
  'overview.read': {
    roles: ['viewer', 'reviewer', 'treasurer', 'mailer', 'editor', 'releaser'],
  },
  'people.read': { roles: [] },
  'people.manage': { roles: [], needsRecentSignIn: true },
  /** Gives out, or erases, all that is on record of a donor, an applicant or a registrant. */
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
