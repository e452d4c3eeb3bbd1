import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { installPackage, type InstalledPackage } from './installed-package.ts';
import { readmeExample } from './readme-example.ts';
import { startExample } from './running-example.ts';

/** No promise: npm packs and installs, and a busy machine takes its time. */
const PACKED_WITHIN_MS = 240_000;

let installed: InstalledPackage;
afterEach(() => installed.remove());

const placeIn = (line: string) => new URL(line.split(' at ')[1] ?? '');

test(
  'the Stripe emulator, packed and installed elsewhere, takes a payment as a command and in the program of its README',
  async () => {
    const folder = 'tools/emulators/stripe';
    installed = await installPackage(folder);
    const program = readmeExample(folder, 'ts');
    expect(await installed.runProgram(program)).toBe('requires_payment_method\n');

    const emulator = startExample(installed, readmeExample(folder, 'sh'), {
      STRIPE_EMULATOR_PORT: '0',
    });
    const { origin } = placeIn(await emulator.nextLine());
    const answer = await fetch(`${origin}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({ amount: '5000', currency: 'usd' }),
    });
    expect(await answer.json()).toMatchObject({ amount: 5000, status: 'requires_payment_method' });
    const script = await fetch(`${origin}/browser/stripe.js`);
    expect(await script.text()).toContain('window.Stripe');
    expect(await emulator.end()).toBe(0);
  },
  PACKED_WITHIN_MS,
);

test(
  'the mail servers, packed and installed elsewhere, take a mail as a command and in the program of their README',
  async () => {
    const folder = 'tools/emulators/mail';
    installed = await installPackage(folder, ['nodemailer']);
    expect(await installed.runProgram(readmeExample(folder, 'ts'))).toBe('550 0\n1\n');

    const servers = startExample(installed, readmeExample(folder, 'sh'), {
      MAIL_EMULATOR_SMTP_PORT: '0',
      MAIL_EMULATOR_BREVO_PORT: '0',
    });
    const smtp = placeIn(await servers.nextLine());
    expect(await servers.nextLine()).toMatch(/^Brevo ready at http:/);
    await sendMail(Number(smtp.port), 'reader@example.org');
    expect(await servers.nextLine()).toBe('Accepted a mail for reader@example.org');
    expect(await servers.end()).toBe(0);
  },
  PACKED_WITHIN_MS,
);

/** Sends a mail in the words of the protocol (RFC 5321), one after each answer. */
async function sendMail(port: number, to: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const words = [
    ...['HELO example.org', 'MAIL FROM:<hello@example.org>', `RCPT TO:<${to}>`, 'DATA'],
    ...['Subject: Sample\r\n\r\nSample\r\n.', 'QUIT'],
  ];
  for await (const answer of createInterface({ input: socket })) {
    expect(answer).toMatch(/^[23]/);
    const next = words.shift();
    if (next !== undefined) socket.write(`${next}\r\n`);
  }
}
