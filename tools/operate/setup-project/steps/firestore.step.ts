import { BACKUP_WEEKS } from '@raade/contracts/backups';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases */
const databaseSchema = z.looseObject({
  locationId: z.string(),
  type: z._default(z.string(), ''),
  pointInTimeRecoveryEnablement: z._default(z.string(), ''),
  deleteProtectionState: z._default(z.string(), ''),
});

const SAFE = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
} as const;

export const databaseAddress = (projectId: string, database: string) =>
  `${GOOGLE.firestore}/projects/${projectId}/databases/${database}`;

const MAIN = '(default)';

async function lacksOf(production: Production, database: string): Promise<readonly Lack[]> {
  const { cloud, projectId, choices } = production;
  const address = databaseAddress(projectId, database);
  const found = await cloud.find(address, databaseSchema);
  if (found) {
    return [...otherPlace(production, database, found), ...unsafe(production, database, found)];
  }
  const body = { type: 'FIRESTORE_NATIVE', locationId: choices.location, ...SAFE };
  const parent = `${GOOGLE.firestore}/projects/${projectId}/databases`;
  return [
    {
      says: `there is no database ${database}; it will lie in ${choices.location} for ever`,
      mend: () =>
        cloud.change('POST', `${parent}?databaseId=${encodeURIComponent(database)}`, body),
    },
  ];
}

function otherPlace(
  _production: Production,
  database: string,
  { type }: z.output<typeof databaseSchema>,
): readonly Lack[] {
  if (type === 'FIRESTORE_NATIVE') return [];
  return [
    {
      says: `the database ${database} is of type ${type}, which browsers cannot read`,
      byHand:
        'an empty one can be made a native one: `gcloud firestore databases update --type=firestore-native`',
    },
  ];
}

function unsafe(
  { cloud, projectId }: Production,
  database: string,
  found: z.output<typeof databaseSchema>,
): readonly Lack[] {
  const fields = Object.keys(SAFE) as (keyof typeof SAFE)[];
  const wrong = fields.filter((field) => found[field] !== SAFE[field]);
  if (wrong.length === 0) return [];
  const address = `${databaseAddress(projectId, database)}?updateMask=${wrong.join(',')}`;
  const body = Object.fromEntries(wrong.map((field) => [field, SAFE[field]]));
  const words = {
    pointInTimeRecoveryEnablement: 'no point-in-time recovery',
    deleteProtectionState: 'no protection against being deleted',
  } as const;
  return [
    {
      says: `the database ${database} has ${wrong.map((field) => words[field]).join(' and ')}`,
      mend: () => cloud.change('PATCH', address, body),
    },
  ];
}

export const firestoreStep: Step = {
  id: 'firestore',
  title: 'The database, with point-in-time recovery',
  why: 'Each minute of the last seven days can be read again after a mistake.',
  lacks: (production) => lacksOf(production, MAIN),
};

export const erasuresStep: Step = {
  id: 'erasures',
  title: 'The database that remembers who was erased',
  why: 'It stands outside of the backups of the other, so that nobody comes back with one of them.',
  lacks: (production) => {
    const database = production.settings['ERASURE_DATABASE'];
    return database === undefined ? Promise.resolve([]) : lacksOf(production, database);
  },
};

const scheduleSchema = z.looseObject({
  retention: z.string(),
  dailyRecurrence: z.optional(z.looseObject({})),
});

const RETENTION = `${BACKUP_WEEKS * 7 * 24 * 60 * 60}s`;

export const backupsStep: Step = {
  id: 'backups',
  title: 'A backup every day',
  why: 'Applications, notes and registrants are nowhere else; Stripe could tell of gifts alone.',
  async lacks({ cloud, projectId }) {
    const address = `${databaseAddress(projectId, MAIN)}/backupSchedules`;
    const found = await cloud.list(address, 'backupSchedules', scheduleSchema);
    if (found.some(({ dailyRecurrence }) => dailyRecurrence)) return [];
    const body = { retention: RETENTION, dailyRecurrence: {} };
    return [
      {
        says: 'no backup is made every day',
        mend: () => cloud.change('POST', address, body),
      },
    ];
  },
};
