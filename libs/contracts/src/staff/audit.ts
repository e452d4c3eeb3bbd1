import * as z from 'zod/mini';
import type { Right } from './rights.ts';

/** Deeds of staff that leave a trace. */
export const AUDIT_ACTIONS = [
  'reconcile-donations',
  'refund-donation',
  'enter-gift',
  'correct-donation',
  'void-gift',
  'show-receipt',
  'send-receipt-again',
  'send-email-campaign',
  'send-test-email',
  'control-email-campaign',
  'save-campaign-draft',
  'discard-campaign-draft',
  'control-mail',
  'control-suppression',
  'retry-receipt',
  'retry-mail',
  'update-application',
  'decide-application',
  'undo-decision',
  'read-people',
  'open-record',
  'search-people',
  'read-overview',
  'export-registrants',
  'export-donations',
  'export-applications',
  'import-registrants',
  'undo-registrant-import',
  'close-registrant-list',
  'reopen-registrant-list',
  'invite-staff',
  'grant-staff',
  'revoke-staff',
  'allow-releases',
  'export-person',
  'erase-person',
  'erase-again',
  'invite-person',
  'accept-invitation',
  'change-roles',
  'revoke-person',
  'remove-second-factor',
  'set-second-factor-mode',
  'ask-for-approval',
  'decide-approval',
  'withdraw-approval',
  'end-approval',
  'act-without-approval',
  'prepare-statements',
  'send-statements',
  'send-statement',
  'print-statement',
  'move-pointer',
  'save-content',
  'discard-content',
  'import-content',
  'publish-content',
  'schedule-content',
  'withdraw-content',
  'refuse-content',
  'roll-back-content',
  'upload-picture',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The actions that happen in a browser, which `record-export` is told of. */
export const EXPORT_ACTIONS = [
  'export-registrants',
  'export-donations',
  'export-applications',
] as const satisfies readonly AuditAction[];

/** The right that each of them takes. */
export const EXPORT_RIGHTS = {
  'export-registrants': 'registrants.export',
  'export-donations': 'donations.export',
  'export-applications': 'applications.export',
} as const satisfies Readonly<Record<(typeof EXPORT_ACTIONS)[number], Right>>;

/**
 * A document of `audit_log`, without its `created_at` timestamp. Never holds what a visitor typed, nor an address: a
 * locked log bucket has a copy, and an erasure could not take one out of it.
 */
export const auditEntrySchema = z.object({
  action: z.enum(AUDIT_ACTIONS),
  /** Id of the account, or the name of the command line tool. */
  actor: z.string(),
  /** The document of `audit_actors` with the account's address at that time. Not there if it has none. */
  actor_address: z.optional(z.nullable(z.string())),
  /** The thing it was done to, like `student_applications/{id}`; null if to no one thing. */
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.json()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The deed that an entry tells of, without who did it. */
export type AuditDeed = Omit<AuditEntry, 'actor' | 'actor_address'>;

/** Notes a deed as that of somebody. */
export type NoteDeed = (deed: AuditDeed) => Promise<void>;

/**
 * A document of `audit_actors`: who acted under which address, without its `created_at`. Its id is a digest of the
 * address under the salt, which nobody can make again once an erasure has deleted the document.
 */
export const auditActorSchema = z.object({ uid: z.string(), email: z.string(), salt: z.string() });
export type AuditActor = z.infer<typeof auditActorSchema>;

/** Payload of the callable `record-export`: told before the file is handed over. */
export const recordExportRequestSchema = z.strictObject({
  action: z.enum(EXPORT_ACTIONS),
  rows: z.int().check(z.nonnegative()),
});
export type RecordExportRequest = z.infer<typeof recordExportRequestSchema>;

export const recordExportResponseSchema = z.object({ recorded: z.literal(true) });
export type RecordExportResponse = z.infer<typeof recordExportResponseSchema>;
