import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Cloud } from '../../cloud/cloud.ts';
import type { Production } from '../../wanted/production.ts';
import type { Step } from '../../wanted/step.ts';

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases */
const releaseSchema = z.looseObject({ rulesetName: z.string() });
const rulesetSchema = z.looseObject({
  name: z.string(),
  source: z.object({ files: z.array(z.looseObject({ content: z.string() })) }),
});
const createdSchema = z.looseObject({ name: z.string() });
const listedSchema = z.looseObject({ name: z.string(), createTime: z.string() });

const FILE = 'firestore.rules';
const RELEASE = 'cloud.firestore';

async function liveRules({ cloud, projectId }: Production): Promise<string | undefined> {
  const release = await cloud.find(
    `${GOOGLE.rules}/projects/${projectId}/releases/${RELEASE}`,
    releaseSchema,
  );
  if (!release) return undefined;
  const ruleset = await cloud.find(`${GOOGLE.rules}/${release.rulesetName}`, rulesetSchema);
  return ruleset?.source.files[0]?.content;
}

async function putRules({ cloud, projectId }: Production, content: string, isFirst: boolean) {
  const project = `projects/${projectId}`;
  const release = {
    name: `${project}/releases/${RELEASE}`,
    rulesetName:
      (await lastRuleset(cloud, project, content)) ?? (await make(cloud, project, content)),
  };
  if (isFirst) return cloud.change('POST', `${GOOGLE.rules}/${project}/releases`, release);
  return cloud.change('PATCH', `${GOOGLE.rules}/${release.name}`, { release });
}

/** The latest rules, if they are these: whoever was ended before their release has left them there. */
async function lastRuleset(cloud: Cloud, project: string, content: string) {
  const found = await cloud.list(`${GOOGLE.rules}/${project}/rulesets`, 'rulesets', listedSchema);
  const name = [...found].sort((one, other) => (one.createTime < other.createTime ? 1 : -1))[0]
    ?.name;
  if (name === undefined) return undefined;
  const ruleset = await cloud.find(`${GOOGLE.rules}/${name}`, rulesetSchema);
  return ruleset?.source.files[0]?.content === content ? name : undefined;
}

async function make(cloud: Cloud, project: string, content: string): Promise<string> {
  const source = { files: [{ name: FILE, content }] };
  const made = await cloud.change('POST', `${GOOGLE.rules}/${project}/rulesets`, { source });
  return z.parse(createdSchema, made).name;
}

export const rulesStep: Step = {
  id: 'rules',
  title: 'Rules: who reads and writes what',
  why: 'They are all that stands between browsers and the data.',
  async lacks(production) {
    const [wanted, live] = await Promise.all([
      readFile(path.join(production.workspace, FILE), 'utf8'),
      liveRules(production),
    ]);
    if (live === wanted) return [];
    const isFirst = live === undefined;
    return [
      {
        says: isFirst ? 'there are no rules' : `the live rules are others than ${FILE}`,
        mend: () => putRules(production, wanted, isFirst),
      },
    ];
  },
};
