import { SECRETS } from '@raade/functions/base/configuration/needed-secrets';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { ACCOUNTS, emailOf } from '../../required/accounts.ts';
import type { Check, LiveSite } from '../check.ts';
import { orOk, warn } from '../finding.ts';
import { readNewestVersionTime } from '../secrets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const MAX_KEY_AGE_DAYS = 365;

/** Warns of secrets that were not replaced for a year. */
export const keyAgeCheck: Check<LiveSite> = {
  id: 'key-age',
  title: 'Ages of keys',
  async run(site) {
    const warnings = SECRETS.filter(({ isForEver }) => !isForEver).map(async ({ name }) => {
      const createdAt = (await readNewestVersionTime(site, name)) ?? site.now();
      const days = Math.floor((site.now() - createdAt) / DAY_MS);
      if (days <= MAX_KEY_AGE_DAYS) return [];
      const todo = `replace it: npx firebase functions:secrets:set ${name}`;
      return [warn(`${name} is ${days} days old`, todo)];
    });
    return orOk((await Promise.all(warnings)).flat(), 'no key is older than a year');
  },
};

/** Warns of downloaded keys of service accounts, which the project does not need. */
export const keyFilesCheck: Check<LiveSite> = {
  id: 'key-files',
  title: 'Keys of service accounts',
  async run({ cloud, projectId }) {
    const findings = ACCOUNTS.map(async ({ id }) => {
      const account = emailOf(projectId, id);
      const address = `${GOOGLE.iam}/projects/${projectId}/serviceAccounts/${account}/keys`;
      const keys = await cloud.list(
        `${address}?keyTypes=USER_MANAGED`,
        'keys',
        z.looseObject({ name: z.string() }),
      );
      if (keys.length === 0) return [];
      const todo = `delete them: gcloud iam service-accounts keys list --iam-account ${account}`;
      return [warn(`${id} has ${keys.length} keys, which could leak, and needs none`, todo)];
    });
    return orOk(
      (await Promise.all(findings)).flat(),
      'service accounts have no keys that could be lost',
    );
  },
};
