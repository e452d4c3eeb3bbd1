import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { usageOf } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { tokenSource } from '../cloud/adc-token.ts';
import { openCloud } from '../cloud/open-cloud.ts';
import { sendDirectly } from '../cloud/send.ts';
import { PROJECT_ID } from '../required/production.ts';
import { readEnvironmentFile, readSettingsFile } from '../required/read-production.ts';
import { openCommands } from './commands.ts';
import { setUpProject } from './setup-project.ts';
import { secretPrompt } from './secret-prompt.ts';

const COMMAND = {
  name: 'npm run setup:project',
  summary:
    'Creates everything that the site needs in a Google Cloud project. Existing parts stay as they are.',
  usage: ['--project <id> [--alerts-to <address>] [--billing-account <id>]'],
  options: {
    project: { type: 'string', value: '<id>', help: 'the id of the Google Cloud project' },
    location: {
      type: 'string',
      value: '<place>',
      default: 'nam5',
      help: 'the location of the Firestore database; cannot be changed later',
    },
    'billing-account': {
      type: 'string',
      value: '<id>',
      help: 'the billing account, if the project has none',
    },
    'alerts-to': { type: 'string', value: '<address>', help: 'the email address for alerts' },
  },
  examples: {
    'npm run setup:project -- --project raade-live --alerts-to web@example.org':
      'asks for secrets in the terminal, without showing them',
    'npm run setup:project -- --project raade-live < secrets.txt':
      'reads secrets from lines NAME=value',
  },
} as const;

const say = (line: string) => console.log(line);

/** Sets up a project of Google Cloud. */
await runCommand(COMMAND, async ({ values }) => {
  const { project: projectId, location } = values;
  if (projectId === undefined) throw new Failure(usageOf(COMMAND));
  if (!PROJECT_ID.test(projectId)) throw new Failure(`"${projectId}" is not a valid project id.`);
  const environment = await readEnvironmentFile(path.join(WORKSPACE, 'environment.json'));
  const file = path.join(WORKSPACE, 'functions/settings.env');
  await setUpProject({
    ...openCommands(projectId, say),
    projectId,
    environment,
    say,
    workspace: WORKSPACE,
    settings: await readSettingsFile(file, environment),
    choices: {
      location,
      billingAccount: values['billing-account'],
      alertsTo: values['alerts-to'],
    },
    cloud: openCloud({ send: sendDirectly, token: tokenSource(), projectId }),
    askSecret: secretPrompt(process.stdin, say),
  });
  return 0;
});
