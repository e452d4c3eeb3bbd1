import * as z from 'zod/mini';
import type { Right } from './rights.ts';

/** Actions of staff that have an audit entry. */
export const AUDIT_ACTIONS = [
  'reconcile-donations',
  'refund-donation',
  'enter-donation',
  'correct-donation',
  'void-donation',
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

/** The exports, which happen in browsers and are reported by `record-export`. */
export const EXPORT_ACTIONS = [
  'export-registrants',
  'export-donations',
  'export-applications',
] as const satisfies readonly AuditAction[];

/** The right that each export needs. */
export const EXPORT_RIGHTS = {
  'export-registrants': 'registrants.export',
  'export-donations': 'donations.export',
  'export-applications': 'applications.export',
} as const satisfies Readonly<Record<(typeof EXPORT_ACTIONS)[number], Right>>;

/**
 * A document of `audit_log`, without its `created_at` timestamp. It must contain neither text that a visitor typed nor
 * an address, since a locked log bucket has a copy that no erasure can change.
 */
export const auditEntrySchema = z.object({
  action: z.enum(AUDIT_ACTIONS),
  /** Id of the account, or the name of the command line tool. */
  actor: z.string(),
  /** Id in `audit_actors` of the account's address at that time; missing if the account has none. */
  actor_address: z.optional(z.nullable(z.string())),
  /** The changed thing, like `student_applications/{id}`; null if there is no single one. */
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.json()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** An audit entry without its actor. */
export type AuditEntryContent = Omit<AuditEntry, 'actor' | 'actor_address'>;

/** Writes an audit entry for a certain actor. */
export type WriteAudit = (entry: AuditEntryContent) => Promise<void>;

/**
 * A document of `audit_actors`: an account and its address at the time, without `created_at`. Its id is a salted digest
 * of the address, which nobody can compute after an erasure has deleted the document.
 */
export const auditActorSchema = z.object({ uid: z.string(), email: z.string(), salt: z.string() });
export type AuditActor = z.infer<typeof auditActorSchema>;

/** Payload of `record-export`, which pages call before they save the file. */
export const recordExportRequestSchema = z.strictObject({
  action: z.enum(EXPORT_ACTIONS),
  rows: z.int().check(z.nonnegative()),
});
export type RecordExportRequest = z.infer<typeof recordExportRequestSchema>;

export const recordExportResponseSchema = z.object({ recorded: z.literal(true) });
export type RecordExportResponse = z.infer<typeof recordExportResponseSchema>;
