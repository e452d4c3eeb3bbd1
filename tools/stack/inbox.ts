import { join } from 'node:path';
import { isAnswering, waitUntil } from '@raade/kit/processes/wait-until.ts';
import type { StackRun } from './stack-run.ts';

/** Long, for busy machines. A process that ends is noticed at once. */
const READY_WITHIN_MS = 120_000;

/** Starts a mail server that shows all received mails on a web page. */
export async function startInbox({ folder, origins, ports, processes }: StackRun): Promise<void> {
  const inbox = processes.start({
    name: 'The inbox',
    command: 'maildev',
    args: [
      '--ip',
      '127.0.0.1',
      '--smtp',
      String(ports.smtp),
      '--web-ip',
      '127.0.0.1',
      '--web',
      String(ports.inbox),
      '--mail-directory',
      join(folder.path, 'mail'),
    ],
    cwd: folder.path,
    log: folder.log('inbox'),
  });
  await waitUntil(inbox, () => isAnswering(origins.inbox), READY_WITHIN_MS);
}
