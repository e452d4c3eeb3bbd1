import { Failure } from '@raade/contracts/failure';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import { WHERE } from '../backend/connect.ts';
import { PROJECT_ID } from '../wanted/project-id.ts';

export const DOCTOR_COMMAND = {
  name: 'npm run doctor',
  summary: `Says what is wrong and what to do about it, ${WHERE}. Ends with 1 if anything fails.`,
  options: {
    project: { type: 'string', value: '<id>', help: 'a project of Google Cloud' },
    environment: {
      type: 'string',
      value: '<file>',
      help: 'the environment of its site; without it, that of the deployed functions',
    },
    settings: {
      type: 'string',
      value: '<file>',
      help: 'with --environment: the settings of its functions',
    },
    json: { type: 'boolean', help: 'prints a list for programs' },
  },
  examples: {
    'npm run doctor': 'the local stack of `npm start`',
    'npm run doctor -- --project raade-live': 'a project, read as who is signed in to gcloud',
  },
} as const;

export interface DoctorOptions {
  readonly project: string | undefined;
  readonly environment: string | undefined;
  readonly settings: string | undefined;
  readonly isJson: boolean;
}

/** @throws Failure that says what is no project */
export function parseDoctorOptions(args: readonly string[]): DoctorOptions {
  const { values } = parseCommandLine(DOCTOR_COMMAND, args);
  const { project, environment, settings, json: isJson = false } = values;
  if (project !== undefined && !PROJECT_ID.test(project)) {
    throw new Failure(`"${project}" is no id of a project.`);
  }
  return { project, environment, settings, isJson };
}
