import type { Erasure } from '@raade/contracts/staff/person-data';
import type { PeopleBackend } from '@raade/functions/personal-data/backend';
import {
  eraseAgain,
  erasePerson,
  mentionsOf,
  planErasure,
  subjectOf,
} from '@raade/functions/personal-data/erase-person';
import { exportPerson } from '@raade/functions/personal-data/export-person';
import { noteAs } from './note.ts';
import { writeOwnJson } from './own-file.ts';
import type { PersonTask } from './person-options.ts';

/** Does what was asked for, after it is in the audit log. Returns what to tell. */
export async function perform(backend: PeopleBackend, options: PersonTask): Promise<string> {
  const note = noteAs(backend.firestore);
  switch (options.task) {
    case 'export': {
      const subject = subjectOf(backend, options.email);
      await note({ action: 'export-person', subject, details: {} });
      await writeOwnJson(options.file, await exportPerson(backend, options.email));
      return `All that is on record is in ${options.file}. Delete that file once it is handed over.`;
    }
    case 'plan':
      return plan(backend, options.email);
    case 'erase': {
      const erasure = await erasePerson(backend, options.email, note);
      const mentions = await mentionsOf(backend, options.email);
      return [`Erased.\n${told(erasure)}`, ...notes(backend, mentions)].join('\n\n');
    }
    case 'erase-again':
      return `Erased again:\n${told(await eraseAgain(backend, note))}`;
  }
}

async function plan(backend: PeopleBackend, email: string): Promise<string> {
  return `Nothing was changed. With --confirm:\n${told(await planErasure(backend, email))}`;
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
