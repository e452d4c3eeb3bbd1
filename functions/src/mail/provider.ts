import { mailSettings, type MailSettings } from '../configuration/mail-settings.ts';
import type { MailProvider } from './mail-provider.ts';
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
  if (settings.EMAIL_PROVIDER === 'brevo') throw new Error('Brevo is not there yet');
  const provider = withSafeHeaders(smtpProvider(settings));
  return {
    ...provider,
    close() {
      current = undefined;
      provider.close();
    },
  };
}
