import { Failure } from '@raade/contracts/failure';
import { parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';
import { PROJECT_ID } from '../wanted/project-id.ts';

export const SETUP_COMMAND = {
  name: 'npm run setup:project',
  summary:
    'Does what a project of Google Cloud needs before the site can run in it, and only what lacks.',
  options: {
    project: { type: 'string', value: '<id>', help: 'the project of Google Cloud' },
    environment: {
      type: 'string',
      value: '<file>',
      default: 'environment.json',
      help: 'the environment of its site',
    },
    settings: {
      type: 'string',
      value: '<file>',
      default: 'functions/settings.env',
      help: 'the settings of its functions, without secrets',
    },
    location: {
      type: 'string',
      value: '<place>',
      default: 'nam5',
      help: 'where Firestore keeps the data, for ever',
    },
    'billing-account': {
      type: 'string',
      value: '<id>',
      help: 'the account that pays, if none is linked yet',
    },
    budget: {
      type: 'string',
      value: '<dollars>',
      help: 'a month, above which those who pay get a mail; without it, as the file in ops/budget says',
    },
    'alerts-to': { type: 'string', value: '<address>', help: 'whose mailbox alerts go to' },
    plan: {
      type: 'boolean',
      help: 'says what would be done, and changes nothing; without --project for a new one',
    },
    yes: { type: 'boolean', help: 'asks no questions' },
  },
  examples: {
    'npm run setup:project -- --plan': 'all that a new project needs; nobody is asked',
    'npm run setup:project -- --project raade-live --plan': 'what that one lacks',
    'npm run setup:project -- --project raade-live --alerts-to web@example.org':
      'does it, asking before each step',
    'npm run setup:project -- --project raade-live --yes < secrets.txt':
      'the same without questions; secrets are lines NAME=value',
  },
} as const;

export interface SetupOptions {
  /** Undefined for the plan of a new one. */
  readonly project: string | undefined;
  readonly environment: string;
  readonly settings: string;
  readonly location: string;
  readonly billingAccount: string | undefined;
  readonly budget: number | undefined;
  readonly alertsTo: string | undefined;
  readonly isPlan: boolean;
  readonly asksNothing: boolean;
}

/** @throws Failure that shows how the command is used */
export function parseSetupOptions(args: readonly string[]): SetupOptions {
  const { values } = parseCommandLine(SETUP_COMMAND, args);
  const { project, plan: isPlan = false } = values;
  if (project === undefined && !isPlan) throw new Failure(usageOf(SETUP_COMMAND));
  if (project !== undefined && !PROJECT_ID.test(project)) {
    throw new Failure(`"${project}" is no id of a project.`);
  }
  const budget = values.budget === undefined ? undefined : Number(values.budget);
  if (budget !== undefined && !(Number.isInteger(budget) && budget > 0)) {
    throw new Failure('--budget must be whole dollars a month, like 50.');
  }
  return {
    project,
    environment: values.environment,
    settings: values.settings,
    location: values.location,
    billingAccount: values['billing-account'],
    budget,
    alertsTo: values['alerts-to'],
    isPlan,
    asksNothing: values.yes ?? false,
  };
}
