import { APPLICATION_COLLECTIONS } from '@raade/contracts/applications/application.schema';
import { may } from '@raade/contracts/staff/claims';
import type { Right } from '@raade/contracts/staff/rights';
import {
  countWaitingRequestSchema,
  type CountWaitingResponse,
  WAITING_RIGHTS,
  type WaitingName,
} from '@raade/contracts/staff/waiting';
import type { Query } from 'firebase-admin/firestore';
import { readingCall } from '../base/call.ts';
import { collection, firestore } from '../base/firestore.ts';
import { healthDocument, parseHealth } from './health-document.ts';

async function countOf(query: Query): Promise<number> {
  const { count } = (await query.count().get()).data();
  return count;
}

async function newApplications(): Promise<number> {
  const counts = await Promise.all(
    Object.values(APPLICATION_COLLECTIONS).map((name) =>
      countOf(firestore().collection(name).where('status', '==', 'new')),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const COUNTS: Readonly<Record<WaitingName, () => Promise<number>>> = {
  applications: newApplications,
  approvals: () => countOf(collection('approvals').where('state', '==', 'waiting')),
  health: async () => Object.keys(parseHealth(await healthDocument().get(), Date.now()).on).length,
  drafts: () => countOf(collection('contentDrafts')),
};

const NAMES = Object.keys(COUNTS) as WaitingName[];

/** Counts what waits for staff, of what an account may read. */
export async function countWaiting(
  mayRead: (right: Right) => boolean,
): Promise<CountWaitingResponse['waiting']> {
  const readable = NAMES.filter((name) => mayRead(WAITING_RIGHTS[name]));
  const counts = await Promise.all(readable.map(async (name) => [name, await COUNTS[name]()]));
  return Object.fromEntries(counts) as Record<WaitingName, number>;
}

/**
 * Counts the work that waits for staff, as far as the account may read it. The frame of the staff area calls it on each
 * page. No personal data is read, so there is no audit entry.
 */
export const countWaitingCall = readingCall(
  countWaitingRequestSchema,
  'overview.read',
  async (_input, _uid, auth): Promise<CountWaitingResponse> => ({
    waiting: await countWaiting((right) => may(auth?.token ?? {}, right)),
  }),
);
