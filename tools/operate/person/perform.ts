import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure } from '@raade/contracts/failure';
import type { Erasure } from '@raade/contracts/people/person-data';
import type { PeopleBackend } from '@raade/functions/people-data/backend';
import {
  eraseAgain,
  erasePerson,
  mentionsOf,
  planErasure,
} from '@raade/functions/people-data/erase-person';
import { exportPerson } from '@raade/functions/people-data/export-person';
import { noteAction } from '../backend/note-action.ts';
import type { PersonOptions } from './person-options.ts';

/** Name of this tool in the audit log, which names people by their tombstones alone. */
const ACTOR = 'npm run person';

/** Does what was asked for, after it is in the audit log. Returns what to tell. */
export async function perform(backend: PeopleBackend, options: PersonOptions): Promise<string> {
  switch (options.task) {
    case 'export': {
      await note(backend, 'export-person', options.email);
      await save(options.file, await exportPerson(backend, options.email));
      return `All that is on record is in ${options.file}. Delete that file once it is handed over.`;
    }
    case 'plan':
      return `Nothing was changed. With --confirm:\n${told(await planErasure(backend, options.email))}`;
    case 'erase': {
      await note(backend, 'erase-person', options.email);
      const erasure = await erasePerson(backend, options.email);
      const mentions = await mentionsOf(backend, options.email);
      return [`Erased.\n${told(erasure)}`, ...notes(backend, mentions)].join('\n\n');
    }
    case 'erase-again':
      return `Erased again:\n${told(await eraseAgain(backend))}`;
  }
}

function note(
  { firestore, tombstones }: PeopleBackend,
  action: 'export-person' | 'erase-person',
  email: string,
): Promise<void> {
  const subject = `erasures/${tombstones.digestOf(email)}`;
  return noteAction(firestore, { action, actor: ACTOR, subject, details: {} });
}

async function save(file: string, content: object): Promise<void> {
  // npm runs commands in the repository, wherever they were typed.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new Failure(`${file} cannot be written, or is there already.`, { cause: error });
  });
}

function told({ deleted, gifts, payments, keptByStripe }: Erasure): string {
  return [
    `  documents deleted: ${deleted}`,
    `  gifts that stay without their donor: ${gifts}`,
    `  payments at Stripe without their donor: ${payments}`,
    ...keptByStripe.map(
      (id) => `  ${id}: Stripe keeps name and address with the card, as the law asks it to`,
    ),
  ].join('\n');
}

function notes(
  { forgetAtProvider }: PeopleBackend,
  mentions: readonly string[],
): readonly string[] {
  return [
    ...(mentions.length > 0
      ? [`The address is still named here, which only you can judge:\n  ${mentions.join('\n  ')}`]
      : []),
    ...(forgetAtProvider
      ? []
      : ['What the mail server has in its own logs is for its owner to erase.']),
  ];
}
