import type { Transaction } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_STATUSES,
  type ApplicationKind,
  type ApplicationStatus,
  studentApplicationSchema,
} from '@raade/contracts/applications/application.schema';
import { foldedText } from '@raade/contracts/base/folded-text';
import {
  applicationsOf,
  OVERVIEW_LIMITS,
  type OverviewPart,
  type StatusCounts,
} from '@raade/contracts/overview/overview';
import * as z from 'zod/mini';
import { collection, firestore } from '../base/firestore.ts';
import { countOf } from './query-sums.ts';

type ApplicationFigures = OverviewPart<'applications'>;
type University = ApplicationFigures['universities'][number];

/** Applications by kind and status, and those of the newest students by university. */
export async function applicationFigures(transaction: Transaction): Promise<ApplicationFigures> {
  const [student, partner, guest, universities] = await Promise.all([
    statusesOf(transaction, 'student'),
    statusesOf(transaction, 'partner'),
    statusesOf(transaction, 'guest'),
    universityFigures(transaction),
  ]);
  return { kinds: { student, partner, guest }, ...universities };
}

async function statusesOf(transaction: Transaction, kind: ApplicationKind): Promise<StatusCounts> {
  const applications = firestore().collection(APPLICATION_COLLECTIONS[kind]);
  const counts = await Promise.all(
    APPLICATION_STATUSES.map(async (status) => {
      const count = await countOf(transaction, applications.where('status', '==', status));
      return [status, count] as const;
    }),
  );
  return Object.fromEntries(counts) as StatusCounts;
}

const applicationSchema = z.object({
  university: studentApplicationSchema.shape.university,
  status: z.enum(APPLICATION_STATUSES),
});
const NO_APPLICATIONS: StatusCounts = { new: 0, in_review: 0, accepted: 0, declined: 0 };

async function universityFigures(transaction: Transaction) {
  const newest = collection('studentApplications')
    .orderBy('created_at', 'desc')
    .limit(OVERVIEW_LIMITS.studentApplications + 1)
    .select('university', 'status');
  const { docs } = await transaction.get(newest);
  const groups = new Map<string, University>();
  for (const document of docs.slice(0, OVERVIEW_LIMITS.studentApplications)) {
    const { university, status } = applicationSchema.safeParse(document.data()).data ?? {};
    if (university === undefined || status === undefined) continue;
    const name = university.trim().replaceAll(/\s+/g, ' ');
    const group = groups.get(foldedText(name)) ?? { name, byStatus: NO_APPLICATIONS };
    const byStatus = { ...group.byStatus, [status]: group.byStatus[status] + 1 };
    groups.set(foldedText(name), { ...group, byStatus });
  }
  return {
    universities: largestUniversities([...groups.values()]),
    hasOlder: docs.length > OVERVIEW_LIMITS.studentApplications,
  };
}

/** The universities with the most applications, and the sum of all others. */
function largestUniversities(universities: readonly University[]): University[] {
  const ranked = universities.toSorted(
    (one, other) => applicationsOf(other.byStatus) - applicationsOf(one.byStatus),
  );
  const others = ranked.splice(OVERVIEW_LIMITS.universities);
  if (others.length === 0) return ranked;
  const sumOf = (status: ApplicationStatus) =>
    others.reduce((sum, { byStatus }) => sum + byStatus[status], 0);
  const byStatus = {
    new: sumOf('new'),
    in_review: sumOf('in_review'),
    accepted: sumOf('accepted'),
    declined: sumOf('declined'),
  };
  return [...ranked, { name: null, byStatus }];
}
