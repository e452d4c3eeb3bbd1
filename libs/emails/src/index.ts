export type { Email } from './define-template.tsx';
export { BREVO_FIRST_NAME } from './inputs/attendee.schema.ts';
export type { EmailFrame } from './document/email-document.tsx';
export { forumLinks } from './inputs/forum-links.ts';
export { firstName, greetedName, personName } from './inputs/person-name.ts';
export { receiptRows } from './inputs/receipt-rows.ts';
export { whyCanceled } from './inputs/receipt-texts.ts';
export {
  statementGoodsWording,
  statementRows,
  type StatementInput,
} from './inputs/statement.schema.ts';
export type { ReceiptInput } from './inputs/receipt.schema.ts';
export {
  SAMPLE_ADMIN_CHANGE,
  SAMPLE_APPLICATION,
  SAMPLE_ATTENDEE,
  SAMPLE_CAMPAIGN,
  SAMPLE_DISPUTE,
  SAMPLE_DONATION,
  SAMPLE_INVITATION,
  SAMPLE_PASSWORD_RESET,
  SAMPLE_STATEMENT,
} from './inputs/samples.ts';
export { DARK_PALETTE, PALETTE } from './palette.ts';
export { cutPreviewText, PREVIEW_TEXT_LIMIT } from './preview-text.ts';
export { adminChangeEmail } from './templates/admin-change.email.tsx';
export { applicationAnswerEmail } from './templates/application-answer.email.tsx';
export { applicationConfirmationEmail } from './templates/application-confirmation.email.tsx';
export { campaignEmail } from './templates/campaign.email.tsx';
export { correctionEmail, MISTAKE_LENGTH } from './templates/correction.email.tsx';
export { disputeEmail } from './templates/dispute.email.tsx';
export { donationReceiptEmail } from './templates/donation-receipt.email.tsx';
export { nextStepsEmail } from './templates/next-steps.email.tsx';
export { passwordResetEmail } from './templates/password-reset.email.tsx';
export { statementEmail } from './templates/yearly-statement.email.tsx';
export { staffInvitationEmail } from './templates/staff-invitation.email.tsx';
export { verificationEmail } from './templates/verification.email.tsx';
export { workshopEmail } from './templates/workshop.email.tsx';
