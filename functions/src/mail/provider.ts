import { mailSettings } from '../base/configuration/mail-settings.ts';
import type { MailProvider } from './mail-provider.ts';
import { smtpProvider } from './providers/smtp.ts';
import { withSafeHeaders } from './providers/with-safe-headers.ts';

let cachedProvider: MailProvider | undefined;

/**
 * The provider for the mail server in the settings: one for each process, since it keeps connections and the rate
 * limit. After `close`, the next call creates another.
 *
 * @throws Error if the settings are not complete
 */
export function mailProvider(): MailProvider {
  cachedProvider ??= connect();
  return cachedProvider;
}

function connect(): MailProvider {
  const provider = withSafeHeaders(smtpProvider(mailSettings()));
  return {
    ...provider,
    close() {
      cachedProvider = undefined;
      provider.close();
    },
  };
}
