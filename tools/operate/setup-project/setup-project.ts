import { access } from 'node:fs/promises';
import path from 'node:path';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { NOTHING } from '../cloud/nothing.ts';
import type { CloudOptions } from '../cloud/cloud.ts';
import { openCloud } from '../cloud/open-cloud.ts';
import type { Production } from '../wanted/production.ts';
import { readEnvironmentFile, readSettingsFile } from '../wanted/read-production.ts';
import { planSteps, runSteps, type Talk } from './run-steps.ts';
import type { SetupOptions } from './setup-options.ts';
import { STEPS } from './steps.ts';
import { mailRecords } from './steps/mail-domain.step.ts';
import { environmentVariables } from './steps/workflows.step.ts';

/** Everything outside of this process. Tests give their own. */
export interface Outside {
  readonly send: CloudOptions['send'];
  readonly token: CloudOptions['token'];
  readonly pause: CloudOptions['pause'];
  readonly typed: Production['typed'];
  readonly lookUp: Production['lookUp'];
  readonly workspace: string;
}

/** For a plan of which nobody is asked. */
const NEW_PROJECT = 'new-project';

/** Does what a project lacks, or says what would be done. */
export async function setUpProject(
  options: SetupOptions,
  outside: Outside,
  talk: Talk,
): Promise<void> {
  const isOfNobody = options.isPlan && options.project === undefined;
  const files = isOfNobody ? await filesOrExamples(options, outside.workspace, talk) : options;
  const production = await productionOf({ ...options, ...files }, outside);
  if (options.isPlan) {
    await planSteps(STEPS, production, (line) => talk.say(line));
    return;
  }
  const left = await runSteps(STEPS, production, talk);
  talk.say('\nVariables of the environments on GitHub (Settings, Environments):');
  talk.say(formatTable(await environmentVariables(production)));
  talk.say('\nRecords of the domain that mails come from:');
  talk.say(formatTable(await recordTable(production)));
  if (left.length > 0) talk.say('\nLeft to you:');
  for (const { says, byHand = '' } of left) talk.say(`- ${says}: ${byHand}`);
  talk.say(nextSteps(production.projectId));
}

const nextSteps = (projectId: string) => `
Next:
1. Deploy: functions and rules, then each app (docs/production.md).
2. The first account: npm run staff -- invite <email> --project ${projectId}, then grant <email> --role admin
3. See what is wrong: npm run doctor -- --project ${projectId}`;

async function recordTable(production: Production): Promise<readonly (readonly string[])[]> {
  const rows = (await mailRecords(production)).map(async (record) => {
    const { what, name, type, value, isMet } = record;
    return [isMet(await production.lookUp(name)) ? '✓' : '!', what, name, type, value];
  });
  return Promise.all(rows);
}

type Files = Pick<SetupOptions, 'environment' | 'settings'>;

/** Whoever looks at the plan before anything else has written neither file yet: the examples stand in for them. */
async function filesOrExamples(options: Files, workspace: string, talk: Talk): Promise<Files> {
  const orExample = async (file: string, example: string) => {
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
    talk.say(`${file} is not there yet; this goes by ${example}.`);
    return path.join(workspace, example);
  };
  return {
    environment: await orExample(options.environment, 'environment.example.json'),
    settings: await orExample(options.settings, 'functions/.env.example'),
  };
}

async function productionOf(options: SetupOptions, outside: Outside): Promise<Production> {
  const { project, location, billingAccount, budget, alertsTo } = options;
  const environment = await readEnvironmentFile(options.environment);
  const settings = await readSettingsFile(options.settings, environment);
  const projectId = project ?? NEW_PROJECT;
  const isAsked = project !== undefined;
  return {
    ...outside,
    projectId,
    environment,
    settings,
    choices: { location, billingAccount, budget, alertsTo },
    cloud: isAsked ? openCloud({ ...outside, projectId }) : NOTHING,
    ...(!isAsked && { lookUp: () => Promise.resolve([]) }),
  };
}
