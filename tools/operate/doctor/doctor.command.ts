import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { defaultToken } from '../cloud/adc-token.ts';
import { WHERE } from '../backend/connect.ts';
import { sendDirectly } from '../cloud/send.ts';
import { PROJECT_ID } from '../required/production.ts';
import { LIVE_CHECKS, LOCAL_CHECKS } from './checks.ts';
import { type Files, openLiveSite } from './live-site.ts';
import { openLocalSite } from './local-site.ts';
import { dnsRecords } from './dns-records.ts';
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

/** Time to read the configuration of the site. With the deadline of the checks, the doctor needs at most 20 s. */
const OPENING_MS = 5_000;

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const late = pause(OPENING_MS, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Failure('Google does not answer within 5 s. Is this machine online?');
  });
  return Promise.race([work, late]);
}

async function examine(project: string | undefined, files: Files) {
  if (project === undefined) return runChecks(LOCAL_CHECKS, await openLocalSite(outside));
  if (!PROJECT_ID.test(project)) throw new Failure(`"${project}" is not a valid project id.`);
  const token = defaultToken();
  const all = { ...outside, token, dnsRecords, workspace: WORKSPACE };
  const site = await withTimeout(openLiveSite(project, files, all));
  return runChecks(LIVE_CHECKS, site);
}

/** Checks a site, and prints problems and how to solve them. */
await runCommand(DOCTOR_COMMAND, async ({ values }) => {
  const { project, environment, settings, json } = values;
  try {
    const found = await examine(project, { environment, settings });
    console.log(json ? JSON.stringify(found, null, 2) : reportOf(found));
    return exitCodeOf(found);
  } finally {
    // Cancels requests that are still open.
    ended.abort();
  }
});
