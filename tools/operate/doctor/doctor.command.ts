import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { defaultToken } from '../cloud/adc-token.ts';
import { WHERE } from '../backend/connect.ts';
import { sendDirectly } from '../cloud/send.ts';
import { PROJECT_ID } from '../wanted/production.ts';
import { certificateEnd } from './certificate-end.ts';
import { LIVE_CHECKS, LOCAL_CHECKS } from './checks.ts';
import { type Files, openLiveSite } from './live-site.ts';
import { openLocalSite } from './local-site.ts';
import { lookUp } from './look-up.ts';
import { exitCodeOf, reportOf } from './report.ts';
import { runChecks } from './run-checks.ts';

const DOCTOR_COMMAND = {
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

const ended = new AbortController();

const outside = {
  send: (address: URL, init: RequestInit) =>
    sendDirectly(address, { ...init, signal: ended.signal }),
  now: () => Date.now(),
};

/** The time for that which all checks wait for; they have the rest of the twenty seconds. */
const OPENING_MS = 5_000;

async function soon<Result>(work: Promise<Result>): Promise<Result> {
  const late = pause(OPENING_MS, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Failure('Google does not answer within 5 s. Is this machine online?');
  });
  return Promise.race([work, late]);
}

async function examine(project: string | undefined, files: Files) {
  if (project === undefined) return runChecks(LOCAL_CHECKS, await openLocalSite(outside));
  if (!PROJECT_ID.test(project)) throw new Failure(`"${project}" is no id of a project.`);
  const token = defaultToken();
  const all = { ...outside, token, lookUp, certificateEnd, workspace: WORKSPACE };
  const site = await soon(openLiveSite(project, files, all));
  return runChecks(LIVE_CHECKS, site);
}

/** Says what is wrong with a site. */
await runCommand(DOCTOR_COMMAND, async ({ values }) => {
  const { project, environment, settings, json } = values;
  try {
    const found = await examine(project, { environment, settings });
    console.log(json ? JSON.stringify(found, null, 2) : reportOf(found));
    return exitCodeOf(found);
  } finally {
    // Answers that are still missing are waited for no longer.
    ended.abort();
  }
});
