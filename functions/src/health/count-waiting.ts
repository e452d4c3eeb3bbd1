import {
  APPLICATION_COLLECTIONS,
  APPLICATION_KINDS,
} from '@raade/contracts/applications/application.schema';
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

type Counts = CountWaitingResponse['waiting'];

async function countNewApplications(): Promise<Counts> {
  const kinds = await Promise.all(
    APPLICATION_KINDS.map(async (kind) => {
      const applications = firestore().collection(APPLICATION_COLLECTIONS[kind]);
      return [kind, await countOf(applications.where('status', '==', 'new'))] as const;
    }),
  );
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  return { applications: total, ...Object.fromEntries(kinds) };
}

async function countConditions(): Promise<Counts> {
  return { health: Object.keys(parseHealth(await healthDocument().get(), Date.now()).on).length };
}

const COUNTERS: Readonly<Record<WaitingName, () => Promise<Counts>>> = {
  applications: countNewApplications,
  approvals: async () => ({
    approvals: await countOf(collection('approvals').where('state', '==', 'waiting')),
  }),
  health: countConditions,
  drafts: async () => ({ drafts: await countOf(collection('contentDrafts')) }),
};

const WAITING_NAMES = Object.keys(COUNTERS) as WaitingName[];

/** Counts the work that waits for staff, as far as an account may read it. */
export async function countWaiting(mayRead: (right: Right) => boolean): Promise<Counts> {
  const names = WAITING_NAMES.filter((name) => mayRead(WAITING_RIGHTS[name]));
  const counts = await Promise.all(names.map((name) => COUNTERS[name]()));
  return counts.reduce((total, kindCounts) => ({ ...total, ...kindCounts }), {});
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
