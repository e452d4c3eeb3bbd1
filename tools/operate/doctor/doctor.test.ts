import { stripVTControlCharacters } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import type { Send } from '../cloud/send.ts';
import { LIVE_CHECKS } from './checks.ts';
import { type Files, openLiveSite } from './live-site.ts';
import { exitCodeOf, reportOf } from './report.ts';
import { runChecks } from './run-checks.ts';
import { Answers } from './testing/answers.ts';
import { BROKEN_SETUP } from './testing/broken-setup.ts';
import { BROKEN_SITE } from './testing/broken-site.ts';
import * as sample from './testing/healthy-project.ts';
import type { AnswerFault } from './testing/answer-faults.ts';

/** The most findings that one fault may cause: one for each site. */
const FEW = REMOTES.length + 1;
const NO_FILES: Files = { environment: undefined, settings: undefined };

let healthy: Answers;

beforeAll(async () => {
  healthy = await sample.healthyProject();
});

interface Look {
  readonly send?: (send: Send) => Send;
  readonly deadlineMs?: number;
  readonly files?: Files;
}

/** The findings in a healthy project after this fault. */
async function examine(
  fault: AnswerFault = () => undefined,
  { send = (same) => same, deadlineMs, files = NO_FILES }: Look = {},
) {
  const answers = new Answers(healthy);
  const otherInputs = { records: { ...sample.RECORDS } };
  fault(answers, otherInputs);
  const site = await openLiveSite(sample.PROJECT, files, {
    send: send(answers.send),
    token: () => Promise.resolve('a-token'),
    dnsRecords: (name) => Promise.resolve(otherInputs.records[name] ?? []),
    now: () => sample.NOW,
    workspace: WORKSPACE,
  });
  return runChecks(LIVE_CHECKS, site, deadlineMs);
}

test('every check passes in a healthy project', async () => {
  const found = await examine();
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(found.map(({ check }) => check)).toEqual(LIVE_CHECKS.map(({ id }) => id));
  expect(exitCodeOf(found)).toBe(0);
  expect(reportOf(found)).toMatch(/\n\d+ ok, 0 warn, 0 fail$/);
});

const BROKEN_STATES = { ...BROKEN_SETUP, ...BROKEN_SITE };

test('every check has a test case in which it warns or fails', () => {
  expect(Object.keys(BROKEN_STATES).sort()).toEqual(LIVE_CHECKS.map(({ id }) => id).sort());
});

const EACH = Object.entries(BROKEN_STATES).flatMap(([check, states]) =>
  Object.entries(states).map(([line, fault]) => [check, line, fault] as const),
);

test.each(EACH)('%s reports the problem and what to do: %s', async (check, line, fault) => {
  const message = line.replace(/^warn: /, '');
  const level = message === line ? 'fail' : 'warn';
  const found = await examine(fault);
  const named = found.filter((one) => one.message.includes(message));
  expect(named).toContainEqual(
    expect.objectContaining({ check, level, todo: expect.stringMatching(/\S/) }),
  );
  expect(exitCodeOf(found)).toBe(level === 'fail' ? 1 : 0);
  expect(found.filter((one) => one.level !== 'ok').length).toBeLessThanOrEqual(FEW);
  // The report contains no secrets.
  expect(reportOf(found)).not.toMatch(/rk_live|sk_live|whsec_|xkeysib-s/);
});

const elsewhere =
  (host: string, answer: () => Promise<Response>) =>
  (send: Send): Send =>
  (address, init) =>
    address.host === host ? answer() : send(address, init);

test('a check without an answer is reported and does not delay other checks', async () => {
  const send = elsewhere('api.stripe.com', () => new Promise(() => undefined));
  const found = await examine(undefined, { send, deadlineMs: 500 });
  expect(found.filter(({ level }) => level === 'fail')).toEqual([
    expect.objectContaining({
      check: 'webhook',
      message: expect.stringContaining('no answer within'),
    }),
  ]);
});

test.each([401, 403])(
  'a key that Stripe refuses with %i is reported but not shown',
  async (status) => {
    const send = elsewhere('api.stripe.com', () => Promise.resolve(new Response('', { status })));
    const found = (await examine(undefined, { send })).filter(({ level }) => level === 'fail');
    expect(found).toMatchObject([{ check: 'webhook', message: expect.stringContaining('key') }]);
    expect(reportOf(found)).not.toContain('rk_live');
  },
);

test('the doctor requires environment and settings files before the first deployment', async () => {
  const undeploy = (answers: Answers) => answers.drop(sample.FUNCTIONS);
  await expect(examine(undeploy)).rejects.toThrow(
    '--environment environment.json --settings functions/settings.env',
  );
  const found = await examine(undeploy, { files: sample.EXAMPLES });
  expect(found.filter(({ level }) => level === 'fail')).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^not deployed: process-donation, /),
    }),
  ]);
});

test('the report lists each check with its level and what to do', () => {
  const found = [
    { check: 'home', level: 'ok', message: 'the site answers' },
    { check: 'budget', level: 'fail', message: 'there is no budget', todo: 'make one' },
  ] as const;
  expect(stripVTControlCharacters(reportOf(found))).toBe(
    [
      'ok    home: the site answers',
      'fail  budget: there is no budget',
      '      → make one',
      '',
      '1 ok, 0 warn, 1 fail',
    ].join('\n'),
  );
});
