import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getFirestore } from 'firebase-admin/firestore';
import { Failure } from '@raade/contracts/failure';
import { parsePublished } from '@raade/functions/audit-seals/published-hashes';
import { verifyAuditLog } from '@raade/functions/audit-seals/verify-audit-log';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { withBackend } from '../backend/connect.ts';
import { tellVerification } from './tell-verification.ts';
import { parseVerifyOptions, VERIFY_COMMAND } from './verify-options.ts';

/** Tells whether the audit log is what it was when it was sealed; 1 if it is not. */
await runCommand(VERIFY_COMMAND, async () => {
  const { project, seals } = parseVerifyOptions(process.argv.slice(2));
  const found = await withBackend(project, async (app) => {
    const published = parsePublished(await textOf(seals));
    return verifyAuditLog(getFirestore(app), published);
  });
  console.log(tellVerification(found));
  return found.problems.length > 0 ? 1 : 0;
});

/** The stack names its own file in the environment, once it is found; before the first seal there is none. */
async function textOf(file: string | undefined): Promise<string> {
  if (file === undefined) {
    return readFile(process.env['AUDIT_SEALS_FILE'] ?? '', 'utf8').catch(() => '');
  }
  // npm runs commands in the repository, wherever they were typed.
  return readFile(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8').catch((error: unknown) => {
    throw new Failure(`${file} cannot be read.`, { cause: error });
  });
}
