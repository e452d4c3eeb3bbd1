import { mailSettings } from '../base/configuration/mail-settings.ts';
import type { MailProvider } from './mail-provider.ts';
import { smtpProvider } from './providers/smtp.ts';
import { withSafeHeaders } from './providers/with-safe-headers.ts';

let current: MailProvider | undefined;

/**
 * The mail server that the settings name: one for the process' life, since it keeps connections and the pace.
 * Once closed, the next call makes another.
 *
 * @throws Error if the settings are not complete
 */
export function mailProvider(): MailProvider {
  current ??= connect();
  return current;
}

function connect(): MailProvider {
  const provider = withSafeHeaders(smtpProvider(mailSettings()));
  return {
    ...provider,
    close() {
      current = undefined;
      provider.close();
    },
  };
}
