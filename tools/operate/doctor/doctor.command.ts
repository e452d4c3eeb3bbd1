import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { tokenSource } from '../cloud/adc-token.ts';
import { TARGET_HELP } from '../backend/connect.ts';
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
  summary: `Names problems and their solutions, ${TARGET_HELP}. Exits with 1 if a check fails.`,
  options: {
    project: { type: 'string', value: '<id>', help: 'a project of Google Cloud' },
    environment: {
      type: 'string',
      value: '<file>',
      help: 'the environment of the site; by default that of the deployed functions',
    },
    settings: {
      type: 'string',
      value: '<file>',
      help: 'with --environment: the settings of the functions',
    },
    json: { type: 'boolean', help: 'prints the findings as JSON' },
  },
  examples: {
    'npm run doctor': 'the local stack of `npm start`',
    'npm run doctor -- --project raade-live': 'a project, with your account of gcloud',
  },
} as const;

const stop = new AbortController();

const dependencies = {
  send: (address: URL, init: RequestInit) =>
    sendDirectly(address, { ...init, signal: stop.signal }),
  now: () => Date.now(),
};

/** Time to read the configuration of the site. With the deadline of the checks, the doctor needs at most 20 s. */
const OPENING_MS = 5_000;

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = pause(OPENING_MS, undefined, { ref: false, signal: stop.signal }).then(() => {
    throw new Failure('Google does not answer within 5 s. Is this machine online?');
  });
  return Promise.race([work, timeout]);
}

async function examine(project: string | undefined, files: Files) {
  if (project === undefined) return runChecks(LOCAL_CHECKS, await openLocalSite(dependencies));
  if (!PROJECT_ID.test(project)) throw new Failure(`"${project}" is not a valid project id.`);
  const token = tokenSource();
  const liveDependencies = { ...dependencies, token, dnsRecords, workspace: WORKSPACE };
  const site = await withTimeout(openLiveSite(project, files, liveDependencies));
  return runChecks(LIVE_CHECKS, site);
}

await runCommand(DOCTOR_COMMAND, async ({ values }) => {
  const { project, environment, settings, json } = values;
  try {
    const results = await examine(project, { environment, settings });
    console.log(json ? JSON.stringify(results, null, 2) : reportOf(results));
    return exitCodeOf(results);
  } finally {
    // Cancels requests that are still open.
    stop.abort();
  }
});
