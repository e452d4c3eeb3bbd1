import { randomBytes } from 'node:crypto';
import { Failure } from '@raade/contracts/failure';
import { type NeededSecret, neededSecrets } from '@raade/functions/configuration/needed-secrets';
import * as z from 'zod/mini';
import type { Production } from '../../wanted/production.ts';
import { addVersion, latestVersion, makeSecret, secretExists } from '../../wanted/secret-store.ts';
import type { Lack, Step } from '../../wanted/step.ts';

/** 256 bits, in characters that every setting takes. */
const byChance = () => randomBytes(32).toString('base64url');

async function valueOf({ typed }: Production, secret: NeededSecret): Promise<string> {
  const { name, from, says, schema } = secret;
  if (from === 'chance') return byChance();
  const value = await typed.value(name, says);
  const problem = schema && z.safeParse(schema, { [name]: value }).error?.issues[0]?.message;
  if (problem === undefined) return value;
  throw new Failure(`${name} ${problem}. Run the command again.`);
}

async function lacksOf(production: Production, secret: NeededSecret): Promise<readonly Lack[]> {
  const { name, from, says } = secret;
  const exists = await secretExists(production, name);
  if (from === 'webhook') {
    if (exists) return [];
    const mend = () => makeSecret(production, name);
    return [{ says: `there is no secret ${name}`, mend }];
  }
  if (exists && (await latestVersion(production, name))) return [];
  const words = { typed: 'you will be asked for it', chance: 'it will be made by chance' };
  return [
    {
      says: `the secret ${name} has no value (${says}): ${words[from]}`,
      async mend() {
        const value = await valueOf(production, secret);
        if (!exists) await makeSecret(production, name);
        await addVersion(production, name, value);
      },
    },
  ];
}

export const secretsStep: Step = {
  id: 'secrets',
  title: 'Secrets, in Secret Manager',
  why: 'Functions cannot be deployed without those that their settings ask for.',
  async lacks(production) {
    const secrets = neededSecrets(production.settings);
    return (await Promise.all(secrets.map((secret) => lacksOf(production, secret)))).flat();
  },
};
