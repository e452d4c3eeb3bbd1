import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { defaultToken } from '../cloud/adc-token.ts';
import { sendDirectly } from '../cloud/send.ts';
import { lookUpWith } from '../wanted/look-up.ts';
import { certificateEnd } from './certificate-end.ts';
import { LIVE_CHECKS, LOCAL_CHECKS } from './checks.ts';
import { DOCTOR_COMMAND, type DoctorOptions, parseDoctorOptions } from './doctor-options.ts';
import { openLiveSite } from './live-site.ts';
import { openLocalSite } from './local-site.ts';
import { exitCodeOf, reportOf } from './report.ts';
import { runChecks } from './run-checks.ts';

/** What fails for a moment is asked again soon: nobody waits twenty seconds for a doctor. */
const LONGEST_PAUSE_MS = 500;

const ended = new AbortController();

const outside = {
  send: (address: URL, init: RequestInit) =>
    sendDirectly(address, { ...init, signal: ended.signal }),
  pause: (milliseconds: number) => pause(Math.min(milliseconds, LONGEST_PAUSE_MS)),
  now: () => Date.now(),
};

/** What all checks wait for; they have the rest of the twenty seconds. */
const OPENING_MS = 5_000;

async function soon<Result>(work: Promise<Result>): Promise<Result> {
  const late = pause(OPENING_MS, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Failure('Google does not answer within 5 s. Is this machine online?');
  });
  return Promise.race([work, late]);
}

async function examine({ project, ...files }: DoctorOptions) {
  if (project === undefined) return runChecks(LOCAL_CHECKS, await openLocalSite(outside));
  const token = defaultToken();
  const lookUp = lookUpWith();
  const all = { ...outside, token, lookUp, certificateEnd, workspace: WORKSPACE };
  const site = await soon(openLiveSite(project, files, all));
  return runChecks(LIVE_CHECKS, site);
}

/** Says what is wrong with a site. */
await runCommand(DOCTOR_COMMAND, async () => {
  const options = parseDoctorOptions(process.argv.slice(2));
  try {
    const found = await examine(options);
    console.log(options.isJson ? JSON.stringify(found, null, 2) : reportOf(found));
    return exitCodeOf(found);
  } finally {
    // Whoever has not answered yet is waited for no longer.
    ended.abort();
  }
});
