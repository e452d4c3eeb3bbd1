import { execa } from 'execa';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { startBrevoServer, startSmtpServer } from '@raade/mail-emulator';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';

const COMMAND = {
  name: 'npm run bench:mail',
  summary: 'Measures how fast mail goes out, and how near to the limits of providers.',
  options: {},
};

const LOAD = 'functions/src/mail/testing/mail-load.ts';
const API_KEY = 'xkeysib-bench';

const measuredSchema = z.object({ sent: z.number(), seconds: z.number(), heapGrowth: z.number() });

/** Runs the providers in a process of their own, with the servers in this one. */
async function measure(load: Readonly<Record<string, unknown>>) {
  const { stdout } = await execa({
    cwd: WORKSPACE,
    env: { BREVO_API_KEY: API_KEY },
  })`${process.execPath} --expose-gc ${join(WORKSPACE, LOAD)} ${JSON.stringify(load)}`;
  const { sent, seconds, heapGrowth } = measuredSchema.parse(JSON.parse(stdout));
  return { sent, perSecond: sent / seconds, heapGrowth: `${(heapGrowth / 2 ** 20).toFixed(1)} MB` };
}

async function smtp(): Promise<string[]> {
  const server = await startSmtpServer();
  const mails = 20_000;
  const { sent, perSecond, heapGrowth } = await measure({
    provider: 'smtp',
    port: server.port,
    mails,
    atOnce: 2,
  });
  await server.close();
  return [`SMTP, ${sent} of ${mails} mails`, `${Math.round(perSecond)}/s`, '200/s', heapGrowth];
}

async function smtpWithLimit(): Promise<string[]> {
  const limit = 100;
  const server = await startSmtpServer({ limit: { count: limit, perMs: 1000 } });
  const mails = 1500;
  const load = { provider: 'smtp', port: server.port, mails, atOnce: 2, mailsPerSecond: limit };
  const { sent, perSecond, heapGrowth } = await measure(load);
  await server.close();
  return [
    `SMTP, ${limit} mails/s allowed, ${sent} of ${mails}`,
    share(perSecond / limit),
    '95 %',
    heapGrowth,
  ];
}

async function brevo(): Promise<string[]> {
  const server = await startBrevoServer({ apiKey: API_KEY });
  const mails = 20_000;
  const load = {
    provider: 'brevo',
    port: Number(new URL(server.url).port),
    mails,
    atOnce: 2,
    keepsPace: false,
  };
  const { sent, perSecond, heapGrowth } = await measure(load);
  await server.close();
  return [`Brevo, ${sent} of ${mails} mails`, `${Math.round(perSecond)}/s`, '1500/s', heapGrowth];
}

/** Brevo's own limit: this takes a minute and a half. */
async function brevoWithLimit(): Promise<string[]> {
  const [calls, perMs, perCall] = [100, 60_000, 1000];
  const server = await startBrevoServer({ apiKey: API_KEY, limit: { count: calls, perMs } });
  const mails = 145 * perCall;
  const port = Number(new URL(server.url).port);
  const load = { provider: 'brevo', port, mails, atOnce: 4, characters: 500 };
  const { sent, perSecond, heapGrowth } = await measure(load);
  await server.close();
  const title = `Brevo, ${calls} calls a minute allowed, ${sent} of ${mails}`;
  return [title, share(perSecond / ((calls * perCall * 1000) / perMs)), '95 %', heapGrowth];
}

const share = (part: number) => `${(part * 100).toFixed(1)} %`;

await runCommand(COMMAND, async () => {
  const rows = [];
  for (const bench of [smtp, smtpWithLimit, brevo, brevoWithLimit]) rows.push(await bench());
  console.log(formatTable([['mail', 'measured', 'at least', 'heap growth'], ...rows]));
  return 0;
});
