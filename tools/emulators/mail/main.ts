#!/usr/bin/env node
import { startBrevoServer } from './brevo-server.ts';
import { readSettings, type MailSettings } from './settings.ts';
import { startSmtpServer } from './smtp-server.ts';

interface Running {
  close(): Promise<void>;
}

const tell = (address: string) => console.log(`Accepted a mail for ${address}`);

async function start({ smtp, brevo }: MailSettings): Promise<Running[]> {
  const smtpServer = await startSmtpServer({ ...smtp, onAccepted: tell });
  console.log(`SMTP server ready at smtp://127.0.0.1:${smtpServer.port}`);
  if (!brevo) return [smtpServer];
  const brevoServer = await startBrevoServer({ ...brevo, onAccepted: tell });
  console.log(`Brevo ready at ${brevoServer.url}`);
  return [smtpServer, brevoServer];
}

try {
  const servers = await start(readSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all(servers.map((server) => server.close())));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
