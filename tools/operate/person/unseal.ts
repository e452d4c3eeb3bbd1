import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { Failure } from '@raade/contracts/failure';
import {
  type ClosedGift,
  type OpenedGift,
  unsealGifts,
} from '@raade/functions/sealed-gifts/unseal-gifts';
import { typedPath, writeOwnJson } from './own-file.ts';
import { noteAs } from './note.ts';
import type { UnsealTask } from './person-options.ts';

const WHY: Readonly<Record<ClosedGift['why'], string>> = {
  'other-key': 'was sealed for another key',
  changed: 'was changed since it was sealed',
  over: 'is over, and nobody may ask for it any more',
};

/**
 * Opens sealed gifts into a file, after that is in the audit log.
 * @returns what to tell
 * @throws Failure if nothing was opened
 */
export async function unseal(
  firestore: Firestore,
  { key, payment, file }: UnsealTask,
): Promise<string> {
  const privateKey = await readKey(key);
  const { opened, closed } = await unsealGifts(
    firestore,
    { payment, privateKey },
    noteAs(firestore),
  );
  const left = closed.map((gift) => `  ${gift.payment} ${WHY[gift.why]}`);
  if (opened.length === 0) {
    throw new Failure(['Nothing is sealed there that this key opens.', ...left].join('\n'));
  }
  await writeOwnJson(file, opened);
  return [
    `Who gave is in ${file}. Delete that file once it has served.`,
    ...opened.map(endOf),
    ...(left.length > 0 ? ['Not opened:', ...left] : []),
  ].join('\n');
}

const endOf = ({ payment, kept_until }: OpenedGift) =>
  `  ${payment} stays sealed until ${kept_until}`;

async function readKey(file: string): Promise<KeyObject> {
  try {
    return createPrivateKey(await readFile(typedPath(file)));
  } catch (error) {
    throw new Failure(`${file} is no private key as new-key writes it.`, { cause: error });
  }
}
