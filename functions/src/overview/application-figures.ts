import type { Transaction } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_STATUSES,
  type ApplicationKind,
  studentApplicationSchema,
} from '@raade/contracts/applications/application.schema';
import { foldedText } from '@raade/contracts/base/folded-text';
import {
  OVERVIEW_LIMITS,
  type OverviewPart,
  type StatusCounts,
} from '@raade/contracts/overview/overview';
import * as z from 'zod/mini';
import { collection, firestore } from '../base/firestore.ts';
import { countOf } from './query-sums.ts';

type ApplicationFigures = OverviewPart<'applications'>;

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
type Application = z.output<typeof applicationSchema>;

async function universityFigures(transaction: Transaction) {
  const newest = collection('studentApplications')
    .orderBy('created_at', 'desc')
    .limit(OVERVIEW_LIMITS.studentApplications + 1)
    .select('university', 'status');
  const { docs } = await transaction.get(newest);
  const hasOlder = docs.length > OVERVIEW_LIMITS.studentApplications;
  const applications = docs
    .slice(0, OVERVIEW_LIMITS.studentApplications)
    .flatMap((document) => applicationSchema.safeParse(document.data()).data ?? []);
  return { universities: byUniversity(applications), hasOlder };
}

/** The universities with the most applications, and all others together. */
function byUniversity(applications: readonly Application[]): ApplicationFigures['universities'] {
  const ranked = groupsOf(applications, ({ university }) => foldedText(spelled(university)));
  const others = ranked.slice(OVERVIEW_LIMITS.universities).flat();
  return [
    ...ranked.slice(0, OVERVIEW_LIMITS.universities).map((group) => {
      const [[commonest] = []] = groupsOf(group, ({ university }) => spelled(university));
      return { name: spelled(commonest?.university ?? ''), byStatus: byStatus(group) };
    }),
    ...(others.length > 0 ? [{ name: null, byStatus: byStatus(others) }] : []),
  ];
}

/** A name without spaces that nobody sees. */
const spelled = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** Applications by a text of theirs, the largest group first. */
function groupsOf(
  applications: readonly Application[],
  textOf: (application: Application) => string,
): Application[][] {
  const groups = new Map<string, Application[]>();
  for (const application of applications) {
    const text = textOf(application);
    groups.set(text, [...(groups.get(text) ?? []), application]);
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}

function byStatus(applications: readonly Application[]): StatusCounts {
  const counts = APPLICATION_STATUSES.map((status) => [
    status,
    applications.filter((application) => application.status === status).length,
  ]);
  return Object.fromEntries(counts) as StatusCounts;
}
