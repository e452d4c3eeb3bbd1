import type { AuditAction } from '@raade/contracts/audit';

/** The deed that an entry is about, as a sentence without its subject. */
export const ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  'reconcile-donations': 'Reconciled donations',
  'send-email-campaign': 'Sent an email campaign',
  'send-test-email': 'Sent a test email',
  'control-email-campaign': 'Stopped or went on with an email campaign',
  'control-mail': 'Stopped all mail, or let it go on',
  'update-application': 'Changed an application',
  'read-people': 'Read a list of people',
  'export-registrants': 'Exported registrants',
  'export-donations': 'Exported donations',
  'export-applications': 'Exported applications',
  'import-registrants': 'Imported registrants',
  'invite-staff': 'Invited somebody with the staff tool',
  'grant-staff': 'Made an account staff',
  'revoke-staff': 'Took the staff role away',
  'allow-releases': 'Changed which apps an account may release',
  'export-person': 'Gave out all data of a person',
  'erase-person': 'Erased a person',
  'invite-person': 'Invited somebody to the staff',
  'change-roles': 'Changed the roles of somebody',
  'revoke-person': 'Took all rights from somebody',
  'remove-second-factor': 'Removed the second factor of somebody',
  'set-second-factor-mode': 'Changed whether staff need a second factor',
};
