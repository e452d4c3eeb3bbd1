import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { findUnbounded } from './unbounded-queries.ts';

/** Files with queries without a limit, and the reason why results stay few or are harmless. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'src/mail/campaigns/approval/second-member.ts': 'changes of people by one account in seven days',
  'src/releases/editions/edition-parts.ts': 'a document for each part of the content',
  'src/content/read-content.ts': 'publications that are scheduled for later',
  'src/releases/editions/documents.ts': 'drafts: one more than `CONTENT_LIMITS` allows is refused',
  'src/personal-data/find-records.ts':
    'all documents, one by one: people write their address in more than one way',
  'src/releases/pointers/move-pointers.ts': 'a document for each app',
  'src/releases/publishing/live-pointers.ts': 'a document for each app',
  'src/staff/accounts/person.ts': 'invitations, beside the accounts that they are to',
  'src/base/tombstones/tombstones.ts':
    'people who were erased, for a command that asks about all people',
  'src/own-sessions.ts': 'sessions of one account in twelve hours',
};

const filesOf = (project: string) => [
  ...new Set(findUnbounded(join(WORKSPACE, project, 'tsconfig.json')).map(({ file }) => file)),
];

test('every query has a limit, except in the listed files', () => {
  const files = ['functions', 'libs/firebase'].flatMap(filesOf);
  expect(files.sort()).toEqual(Object.keys(ACCEPTED).sort());
});

async function found(code: string): Promise<string[]> {
  const folder = temporaryFolder();
  await symlink(join(WORKSPACE, 'node_modules'), join(folder, 'node_modules'));
  const options = { module: 'nodenext', target: 'es2023', strict: true, skipLibCheck: true };
  const config = { compilerOptions: { ...options, types: [] }, files: ['sample.mts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const head =
    "import { getFirestore } from 'firebase-admin/firestore';\nconst all = () => getFirestore().collection('all');\n";
  await writeFile(join(folder, 'sample.mts'), head + code);
  return findUnbounded(join(folder, 'tsconfig.json')).map(({ query }) => query);
}

test('only queries without a limit are found, those of transactions included', async () => {
  const bounded = 'const few = all().limit(3);\nexport const a = await few.startAfter(1).get();\n';
  const one = "export const b = await all().doc('one').get();\n";
  const counted = 'export const c = await all().count().get();\n';
  const whole = "export const d = await all().where('x', '==', 1).get();\n";
  const within = 'export const e = getFirestore().runTransaction((taken) => taken.get(all()));\n';
  expect(await found(bounded + one + counted)).toEqual([]);
  expect(await found(bounded + whole + within)).toEqual(["all().where('x', '==', 1)", 'all()']);
});
