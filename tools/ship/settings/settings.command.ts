import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { SETTINGS_FOLDER, SETTINGS_VARIABLE, writeSettings } from './write-settings.ts';

const COMMAND = {
  name: 'node tools/bootstrap.mjs settings',
  summary: `Checks the settings of the functions in ${SETTINGS_VARIABLE}, and writes them into the file that a deployment reads.`,
  options: {
    project: { type: 'string', value: '<id>', default: '', help: 'the project of Google Cloud' },
  },
  examples: {
    [`${SETTINGS_VARIABLE}="$(cat settings.txt)" node tools/bootstrap.mjs settings --project raade-live`]:
      'functions/settings/.env.raade-live, if nothing is missing',
  },
} as const;

/** Checks the settings of the functions, and writes them for a deployment. */
async function main({ values }: CommandInput<typeof COMMAND>): Promise<number> {
  const text = process.env[SETTINGS_VARIABLE] ?? '';
  const file = await writeSettings(text, values.project, path.join(WORKSPACE, SETTINGS_FOLDER));
  console.log(`The settings are complete: ${path.relative(WORKSPACE, file)}`);
  return 0;
}

await runCommand(COMMAND, main);
