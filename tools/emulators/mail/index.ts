export { bounceMail, complaintMail } from './report-mails.ts';
export {
  startBrevoServer,
  type BrevoFault,
  type BrevoOptions,
  type MisbehavingBrevo,
} from './brevo-server.ts';
export {
  startSmtpServer,
  type MisbehavingSmtpServer,
  type SmtpFault,
  type SmtpOptions,
} from './smtp-server.ts';
