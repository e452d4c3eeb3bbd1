export { brevoEvent } from './brevo-event.ts';
export {
  startSmtpServer,
  type MisbehavingSmtpServer,
  type SmtpFault,
  type SmtpOptions,
} from './smtp-server.ts';
