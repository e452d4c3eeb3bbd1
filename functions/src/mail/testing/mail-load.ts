import type { MailProvider } from '../mail-provider.ts';
import { brevoProvider } from '../providers/brevo.ts';
import { smtpProvider } from '../providers/smtp.ts';
import { withSafeHeaders } from '../providers/with-safe-headers.ts';
import { sampleMail } from './sample-mail.ts';

// A program of its own: `npm run bench:mail` runs it beside the servers, as a function is beside them. Its one
// argument is a `Load`; it prints a `Measured`.

interface Load {
  readonly provider: 'smtp' | 'brevo';
  /** Port of the server on this machine. */
  readonly port: number;
  readonly mails: number;
  /** Calls of `send` at a time. */
  readonly atOnce: number;
  /** Mails in a second. */
  readonly mailsPerSecond?: number;
  /** False lifts the pace that Brevo asks for. */
  readonly keepsPace?: boolean;
  /** Characters of each mail's HTML; those of a mail of ours if left out. */
  readonly characters?: number;
}

const COMMON = {
  EMAIL_SENDER_NAME: 'RAADE',
  EMAIL_SENDER_ADDRESS: 'hello@example.org',
  EMAIL_TAX_WORDING: 'Sample wording.',
};
const WARM_UP = 100;
const CHARACTERS = 12_000;
const NO_PACE = { callsPerMinute: Infinity };

function providerFor({ provider, port, mailsPerSecond, keepsPace = true }: Load): MailProvider {
  const rate = mailsPerSecond === undefined ? {} : { EMAIL_RATE_LIMIT: mailsPerSecond };
  if (provider === 'smtp') {
    const server = { SMTP_HOST: '127.0.0.1', SMTP_PORT: port, SMTP_SECURITY: 'none' } as const;
    return smtpProvider({ EMAIL_PROVIDER: 'smtp', ...COMMON, ...rate, ...server });
  }
  const brevo = { BREVO_API_BASE: `http://127.0.0.1:${port}` };
  const settings = { EMAIL_PROVIDER: 'brevo', ...COMMON, ...rate, ...brevo } as const;
  return keepsPace ? brevoProvider(settings) : brevoProvider(settings, NO_PACE);
}

/** Sends mails with the numbers from `first` on, and counts those that were sent. */
async function sendMails(provider: MailProvider, first: number, load: Load): Promise<number> {
  let next = first;
  let sent = 0;
  const end = first + load.mails;
  const html = 'x'.repeat(load.characters ?? CHARACTERS);
  async function work() {
    while (next < end) {
      const from = next;
      next = Math.min(end, from + provider.batchSize);
      const mails = Array.from({ length: next - from }, (_, index) =>
        sampleMail(from + index, {
          html,
          headers: { 'List-Unsubscribe': '<https://example.org>' },
        }),
      );
      const results = await provider.send(mails, `batch-${from}`);
      sent += results.filter(({ status }) => status === 'sent').length;
    }
  }
  await Promise.all(Array.from({ length: load.atOnce }, work));
  return sent;
}

function usedHeap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const load = JSON.parse(process.argv[2] ?? '') as Load;
const provider = withSafeHeaders(providerFor(load));
if (load.mailsPerSecond === undefined) await sendMails(provider, 0, { ...load, mails: WARM_UP });
const heap = usedHeap();
const begin = performance.now();
const sent = await sendMails(provider, WARM_UP, load);
const seconds = (performance.now() - begin) / 1000;
const heapGrowth = usedHeap() - heap;
provider.close();
console.log(JSON.stringify({ sent, seconds, heapGrowth }));
