import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import {
  SETTING_NAMES,
  settingsProblems,
} from '@raade/functions/base/configuration/settings-problems';
import { workflowSchema } from '@raade/functions/base/configuration/workflow-settings';
import * as z from 'zod/mini';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { APPS } from './hosting-sites.ts';
import { readEnvironmentFile, readSettingsFile } from './read-production.ts';

const ENVIRONMENT = path.join(WORKSPACE, 'environment.example.json');
const SETTINGS = path.join(WORKSPACE, 'functions/.env.example');

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

test('the example environment is valid and has the site of each remote', async () => {
  const environment = await readEnvironmentFile(ENVIRONMENT);
  expect(Object.keys(environment.sites ?? {})).toEqual(REMOTES);
});

test('the example settings are complete together with the example environment', async () => {
  const settings = await readSettingsFile(SETTINGS, await readEnvironmentFile(ENVIRONMENT));
  expect(settings).toMatchObject({
    SMTP_HOST: 'smtp-relay.brevo.com',
    HOSTING_SITE: 'raade-live-shell',
  });
  const { RELEASE_WORKFLOWS: bindings = '' } = settings;
  const bound = bindings.split(',').map((binding) => binding.split('=')[0]);
  expect(bound.sort()).toEqual([...APPS].sort());
});

test('the example settings let one workflow release each app', async () => {
  const settings = await readSettingsFile(SETTINGS, await readEnvironmentFile(ENVIRONMENT));
  const bound = z.parse(workflowSchema, settings).RELEASE_WORKFLOWS ?? [];
  expect(bound.map(({ app, environment }) => `${app} by ${environment}`)).toEqual([
    'shell by publisher',
    ...REMOTES.map((remote) => `${remote} by ${remote}`),
  ]);
});

test('the example settings explain each setting, and contain no unknown ones', async () => {
  const lines = (await readFile(SETTINGS, 'utf8')).split('\n');
  const setting = /^#?([A-Z_]+)=/;
  const named = lines.flatMap((line, index) => {
    const name = setting.exec(line)?.[1];
    return name === undefined ? [] : [{ name, above: lines[index - 1] ?? '' }];
  });
  expect(named.map(({ name }) => name).sort()).toEqual([...SETTING_NAMES].sort());
  const uncommented = named.filter(({ above }) => !/^# [A-Z\w]/.test(above));
  expect(uncommented).toEqual([]);
});

test('the example settings for other mail servers are complete', async () => {
  const text = await readFile(SETTINGS, 'utf8');
  const smtp = text
    .replace('SMTP_HOST=smtp-relay.brevo.com', 'SMTP_HOST=mail.example.org')
    .replaceAll(/^#(?=EMAIL_)/gm, '');
  const mailService = 'The mail server of a sample university';
  const environment = { ...(await readEnvironmentFile(ENVIRONMENT)), mailService };
  const settings = { ...parseEnv(smtp), SITE_ENVIRONMENT: JSON.stringify(environment) };
  expect(settingsProblems(settings as Record<string, string>)).toEqual([]);
});

test('the error for a missing or invalid file names the problem, without secrets', async () => {
  const file = path.join(folder, 'environment.json');
  await expect(readEnvironmentFile(file)).rejects.toThrow('environment.example.json shows');
  await writeFile(file, '{"name": "", "colour": 1}');
  await expect(readEnvironmentFile(file)).rejects.toThrow(/name: must not be empty[^]+example/);
  await writeFile(file, await readFile(ENVIRONMENT));
  const settings = path.join(folder, 'settings.env');
  await writeFile(settings, 'SITE_URL=nowhere\nSTRIPE_SECRET_KEY=sk_live_hidden\n');
  const failure = readSettingsFile(settings, await readEnvironmentFile(file));
  await expect(failure).rejects.toThrow(/SITE_URL: [^]+STRIPE_SECRET_KEY: is no setting/);
  await expect(failure).rejects.not.toThrow(/hidden/);
});
