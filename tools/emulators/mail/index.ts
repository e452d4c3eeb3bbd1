export { brevoEvent } from './brevo-event.ts';
export { bounceMail, complaintMail } from './report-mails.ts';
export { report, type Reports } from './reports.ts';
export {
  startSmtpServer,
  type MisbehavingSmtpServer,
  type SmtpFault,
  type SmtpOptions,
} from './smtp-server.ts';
