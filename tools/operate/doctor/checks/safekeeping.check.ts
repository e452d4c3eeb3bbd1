import { SECRETS } from '@raade/functions/configuration/needed-secrets';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { ACCOUNTS } from '../../wanted/accounts.ts';
import { latestVersion } from '../../wanted/secret-store.ts';
import type { Check, LiveSite } from '../examined.ts';
import { fail, orOk, warn } from '../finding.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A day, and what a backup takes. */
const BACKUP_MS = 2 * DAY_MS;

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.locations.backups */
const backupSchema = z.looseObject({
  database: z.string(),
  state: z.string(),
  snapshotTime: z.string(),
});

export const backupAgeCheck: Check<LiveSite> = {
  id: 'backup-age',
  title: 'The newest backup',
  async look({ cloud, projectId, now }) {
    const address = `${GOOGLE.firestore}/projects/${projectId}/locations/-/backups`;
    const found = await cloud.list(address, 'backups', backupSchema);
    const ready = found.filter(
      ({ database, state }) => database.endsWith('/(default)') && state === 'READY',
    );
    const newest = Math.max(...ready.map(({ snapshotTime }) => Date.parse(snapshotTime)));
    const todo = `gcloud firestore backups list --project ${projectId}; the first comes within a day of its schedule`;
    if (ready.length === 0) return [warn('there is no backup yet', todo)];
    const hours = Math.round((now() - newest) / HOUR_MS);
    if (now() - newest <= BACKUP_MS) return orOk([], `the newest backup is ${hours} h old`);
    return [fail(`the newest backup is ${hours} hours old`, todo)];
  },
};

const KEY_DAYS = 365;
const keySchema = z.looseObject({ name: z.string() });

export const keyAgeCheck: Check<LiveSite> = {
  id: 'key-age',
  title: 'Ages of keys',
  async look({ production, now }) {
    const old = SECRETS.filter(({ isForEver }) => !isForEver).map(async ({ name }) => {
      const version = await latestVersion(production, name);
      const days = version ? Math.floor((now() - Date.parse(version.createTime)) / DAY_MS) : 0;
      if (days <= KEY_DAYS) return [];
      return [
        warn(
          `${name} is ${days} days old`,
          `exchange it: npx firebase functions:secrets:set ${name}`,
        ),
      ];
    });
    return orOk((await Promise.all(old)).flat(), 'no key is older than a year');
  },
};

export const keyFilesCheck: Check<LiveSite> = {
  id: 'key-files',
  title: 'Keys of service accounts',
  async look({ cloud, projectId }) {
    const findings = ACCOUNTS.map(async ({ id }) => {
      const account = `${id}@${projectId}.iam.gserviceaccount.com`;
      const address = `${GOOGLE.iam}/projects/${projectId}/serviceAccounts/${account}/keys`;
      const keys = await cloud.list(`${address}?keyTypes=USER_MANAGED`, 'keys', keySchema);
      if (keys.length === 0) return [];
      const todo = `delete them: gcloud iam service-accounts keys list --iam-account ${account}`;
      return [warn(`${id} has ${keys.length} keys that somebody may have, and needs none`, todo)];
    });
    return orOk(
      (await Promise.all(findings)).flat(),
      'service accounts have no keys that could be lost',
    );
  },
};
