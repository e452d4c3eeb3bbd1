import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import type { WriteAudit } from '@raade/contracts/staff/audit';
import type { Erasure } from '@raade/contracts/staff/person-data';
import { writeAuditEntry } from '@raade/functions/base/audit/audit-log';
import type { PeopleBackend } from '@raade/functions/personal-data/backend';
import {
  eraseAgain,
  erasePerson,
  mentionsOf,
  planErasure,
  subjectOf,
} from '@raade/functions/personal-data/erase-person';
import { exportPerson } from '@raade/functions/personal-data/export-person';
import type { PersonTask } from './person-options.ts';

/** Name of this tool in the audit log. */
const ACTOR = 'npm run person';

/** Performs a task after recording it in the audit log. Returns the text to print. */
export async function perform(backend: PeopleBackend, options: PersonTask): Promise<string> {
  const note: WriteAudit = (entry) =>
    writeAuditEntry({ ...entry, actor: ACTOR }, backend.firestore);
  switch (options.task) {
    case 'export': {
      const subject = subjectOf(backend, options.email);
      await note({ action: 'export-person', subject, details: {} });
      await writePrivateJson(options.file, await exportPerson(backend, options.email));
      return `All stored data is in ${options.file}. Delete that file once the person has it.`;
    }
    case 'plan':
      return plan(backend, options.email);
    case 'erase': {
      const erasure = await erasePerson(backend, options.email, note);
      const mentions = await mentionsOf(backend, options.email);
      return [`Erased.\n${summaryOf(erasure)}`, ...remainingSteps(backend, mentions)].join('\n\n');
    }
    case 'erase-again':
      return `Erased again:\n${summaryOf(await eraseAgain(backend, note))}`;
  }
}

async function plan(backend: PeopleBackend, email: string): Promise<string> {
  return `Nothing was changed. With --confirm:\n${summaryOf(await planErasure(backend, email))}`;
}

function summaryOf({ deleted, donations, payments, keptByStripe }: Erasure): string {
  return [
    `  documents deleted: ${deleted}`,
    `  donations that stay without their donor: ${donations}`,
    `  payments at Stripe without their donor: ${payments}`,
    ...keptByStripe.map(
      (id) => `  ${id}: Stripe keeps name and address with the card, as the law requires`,
    ),
  ].join('\n');
}

/** The steps that people must do themselves. */
function remainingSteps(
  { forgetAtProvider }: PeopleBackend,
  mentions: readonly string[],
): readonly string[] {
  return [
    ...(mentions.length > 0
      ? [
          `The address also appears here. Please check these texts yourself:\n  ${mentions.join('\n  ')}`,
        ]
      : []),
    ...(forgetAtProvider
      ? []
      : ['The logs of the mail server are not erased. Ask its operator to erase them.']),
  ];
}

/**
 * Writes JSON into a file that nobody else on this machine may read.
 * @throws Failure if the file exists already
 */
async function writePrivateJson(file: string, content: unknown): Promise<void> {
  // npm changes to the folder of the repository; `INIT_CWD` is the one in which the command was typed.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new Failure(`${file} cannot be written, or exists already.`, { cause: error });
  });
}
