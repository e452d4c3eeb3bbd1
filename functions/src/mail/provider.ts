import { mailSettings, type MailSettings } from '../configuration/mail-settings.ts';
import type { MailProvider } from './mail-provider.ts';
import { brevoProvider } from './providers/brevo.ts';
import { smtpProvider } from './providers/smtp.ts';
import { withSafeHeaders } from './providers/with-safe-headers.ts';

let current: MailProvider | undefined;

/**
 * The provider that the settings name: one for the process' life, since it keeps connections and the pace.
 * Once closed, the next call makes another.
 *
 * @throws Error if the settings are not complete
 */
export function mailProvider(): MailProvider {
  current ??= providerOf(mailSettings());
  return current;
}

function providerOf(settings: MailSettings): MailProvider {
  const provider = withSafeHeaders(
    settings.EMAIL_PROVIDER === 'smtp' ? smtpProvider(settings) : brevoProvider(settings),
  );
  return {
    ...provider,
    close() {
      current = undefined;
      provider.close();
    },
  };
}
