import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { type Check, type LiveSite, setupCheck } from '../check.ts';
import { fail, type Finding, ok, warn } from '../finding.ts';

/** Firestore's id of the main database of a project. */
const MAIN = '(default)';

const databaseAddress = (projectId: string, database = MAIN) =>
  `${GOOGLE.firestore}/projects/${projectId}/databases/${database}`;

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases */
const databaseSchema = z.looseObject({
  type: z._default(z.string(), ''),
  pointInTimeRecoveryEnablement: z._default(z.string(), ''),
  deleteProtectionState: z._default(z.string(), ''),
});

/** Checks one database: its type, recovery and protection. */
async function findDatabaseProblems(
  { cloud, projectId }: LiveSite,
  database: string,
): Promise<readonly (string | Finding)[]> {
  const config = await cloud.find(databaseAddress(projectId, database), databaseSchema);
  if (!config) return [`there is no database ${database}`];
  const {
    type,
    pointInTimeRecoveryEnablement: recovery,
    deleteProtectionState: protection,
  } = config;
  const missing = [
    ...(recovery === 'POINT_IN_TIME_RECOVERY_ENABLED' ? [] : ['no point-in-time recovery']),
    ...(protection === 'DELETE_PROTECTION_ENABLED' ? [] : ['no protection against being deleted']),
  ];
  return [
    ...(type === 'FIRESTORE_NATIVE'
      ? []
      : [
          fail(
            `the database ${database} is of type ${type}, which browsers cannot read`,
            'an empty one can be made a native one: `gcloud firestore databases update --type=firestore-native`',
          ),
        ]),
    ...(missing.length === 0 ? [] : [`the database ${database} has ${missing.join(' and ')}`]),
  ];
}

const firestoreCheck = setupCheck(
  'firestore',
  'The database, with point-in-time recovery',
  (site) => findDatabaseProblems(site, MAIN),
);

const erasuresCheck = setupCheck('erasures', 'The database of erased persons', async (site) => {
  const database = site.settings['ERASURE_DATABASE'];
  return database === undefined ? [] : findDatabaseProblems(site, database);
});

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.locations.backups */
const backupSchema = z.looseObject({
  database: z.string(),
  state: z.string(),
  snapshotTime: z.string(),
});

const HOUR_MS = 60 * 60 * 1000;
/** Backups are daily, and may take hours. */
const MAX_BACKUP_AGE_HOURS = 48;

/** Checks that the newest backup of the main database is recent. */
export const backupAgeCheck: Check<LiveSite> = {
  id: 'backup-age',
  title: 'The newest backup',
  async run({ cloud, projectId, now }) {
    const address = `${GOOGLE.firestore}/projects/${projectId}/locations/-/backups`;
    const backups = await cloud.list(address, 'backups', backupSchema);
    const ready = backups.filter(
      ({ database, state }) => database.endsWith(`/${MAIN}`) && state === 'READY',
    );
    const newest = Math.max(...ready.map(({ snapshotTime }) => Date.parse(snapshotTime)));
    const todo = `gcloud firestore backups list --project ${projectId}; the first comes within a day of its schedule`;
    if (ready.length === 0) return [warn('there is no backup yet', todo)];
    const ageHours = (now() - newest) / HOUR_MS;
    const hours = Math.round(ageHours);
    if (ageHours <= MAX_BACKUP_AGE_HOURS) return [ok(`the newest backup is ${hours} h old`)];
    return [fail(`the newest backup is ${hours} hours old`, todo)];
  },
};

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases */
const releaseSchema = z.looseObject({ rulesetName: z.string() });
const rulesetSchema = z.looseObject({
  source: z.object({ files: z.array(z.looseObject({ content: z.string() })) }),
});
const RULES = 'firestore.rules';

const rulesCheck = setupCheck('rules', 'Rules: who reads and writes what', async (site) => {
  const { cloud, projectId, workspace } = site;
  const address = `${GOOGLE.rules}/projects/${projectId}/releases/cloud.firestore`;
  const release = await cloud.find(address, releaseSchema);
  if (!release) return ['there are no rules'];
  const ruleset = await cloud.find(`${GOOGLE.rules}/${release.rulesetName}`, rulesetSchema);
  const committedRules = await readFile(path.join(workspace, RULES), 'utf8');
  return ruleset?.source.files[0]?.content === committedRules
    ? []
    : [`the live rules differ from ${RULES}`];
});

const overridesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean() }),
  ),
});

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.fields */
const fieldSchema = z.looseObject({
  ttlConfig: z.optional(z.looseObject({ state: z.optional(z.string()) })),
});

const expiryCheck = setupCheck(
  'expiry',
  'Documents that expire are deleted',
  async ({ cloud, projectId, workspace }) => {
    const text = await readFile(path.join(workspace, 'firestore.indexes.json'), 'utf8');
    const { fieldOverrides } = overridesSchema.parse(JSON.parse(text));
    const problems = fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(async ({ collectionGroup, fieldPath }) => {
        const group = `${databaseAddress(projectId)}/collectionGroups/${collectionGroup}`;
        const field = await cloud.find(`${group}/fields/${fieldPath}`, fieldSchema);
        const hasExpiry = /^(ACTIVE|CREATING)$/.test(field?.ttlConfig?.state ?? '');
        return hasExpiry ? [] : [`nothing deletes what has expired in ${collectionGroup}`];
      });
    return (await Promise.all(problems)).flat();
  },
);

export const DATABASE_CHECKS = [firestoreCheck, erasuresCheck, rulesCheck, expiryCheck];
