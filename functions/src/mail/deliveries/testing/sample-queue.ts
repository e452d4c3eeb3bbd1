import { firestore } from '../../../base/firestore.ts';
import { sampleMail } from '../../testing/sample-mail.ts';
import { clear } from '../../../testing/mail/registrants.ts';
import { WAITING } from '../delivery-state.ts';
import type { Barred, MailQueue } from '../mail-queue.ts';

const COLLECTION = 'sample_queue';
/** Numbers of the sample mails, which are their documents' ids, too. */
const NUMBERS = [1, 2, 3];

const nobodyBarred: Barred = new Map();

/** A queue of three mails, whose answer to a test's question of what is held back the test can change. */
export const sampleQueue = {
  name: COLLECTION,
  documents: firestore().collection(COLLECTION),
  triesForMs: 0,
  compose: (document: { readonly id: string }) => Promise.resolve(sampleMail(Number(document.id))),
  holdBack: (): Promise<'stopped' | Barred> => Promise.resolve(nobodyBarred),
} satisfies MailQueue;

/** Empties the queue, and puts its mails in with these fields besides those of one that waits. */
export async function fillQueue(fields: object = {}): Promise<void> {
  await clear(COLLECTION);
  for (const number of NUMBERS) {
    await sampleQueue.documents.doc(String(number)).set({ ...WAITING, ...fields });
  }
}

/** Changes all mails of the queue. */
export const noteAll = (changes: object) =>
  Promise.all(NUMBERS.map((number) => sampleQueue.documents.doc(String(number)).update(changes)));

/** One field of all documents, in their order. */
export async function fieldOfAll(name: string): Promise<unknown[]> {
  return (await sampleQueue.documents.get()).docs.map((document) => document.get(name) as unknown);
}
