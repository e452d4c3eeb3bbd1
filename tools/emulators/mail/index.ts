export { brevoEvent } from './brevo-event.ts';
export {
  startSmtpServer,
  type TestSmtpServer,
  type SmtpFault,
  type SmtpOptions,
} from './smtp-server.ts';
