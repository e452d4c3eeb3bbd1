import {
  BLOCKING,
  CALLABLES,
  EMAIL_BOUNCES,
  EMAIL_UNSUBSCRIBE,
  functionOf,
  LOCAL_PUBLISH,
  LOCAL_TICK,
  RELEASE_WORKFLOW,
  RENDER_PAGES,
  SCHEDULES,
  STRIPE_WEBHOOK,
  TASKS,
  TRIGGERS,
} from '@raade/contracts/base/callables';
import {
  SETTING_NAMES,
  settingsProblems,
} from '@raade/functions/base/configuration/settings-problems';
import type { Check, LiveSite, Site } from '../check.ts';
import { fail, orOk } from '../finding.ts';

/** The names of all functions that must be deployed. */
export const EXPECTED_FUNCTIONS: readonly string[] = [
  ...new Set(Object.values(CALLABLES).map(functionOf)),
  ...[SCHEDULES, TASKS, TRIGGERS, BLOCKING].flatMap((names) => Object.values(names)),
  STRIPE_WEBHOOK,
  EMAIL_BOUNCES,
  EMAIL_UNSUBSCRIBE,
  RELEASE_WORKFLOW,
  RENDER_PAGES,
];
/** Functions that must not be deployed: they have no access control. */
const LOCAL_ONLY: readonly string[] = [LOCAL_TICK, LOCAL_PUBLISH];

const DEPLOY = 'deploy the functions: the workflow deploy-functions, or docs/deploying.md';

/** Checks that exactly the right functions are deployed and active. */
export const functionsCheck: Check<LiveSite> = {
  id: 'functions',
  title: 'Functions are deployed',
  run({ functions }) {
    const byName = new Map(functions.map((entry) => [entry.name, entry]));
    const missing = EXPECTED_FUNCTIONS.filter((name) => !byName.has(name));
    const unwanted = LOCAL_ONLY.filter((name) => byName.has(name));
    const inactive = functions.filter(({ state }) => state !== 'ACTIVE');
    const findings = [
      ...(missing.length > 0 ? [fail(`not deployed: ${missing.join(', ')}`, DEPLOY)] : []),
      ...unwanted.map((name) =>
        fail(
          `${name} is deployed, but is only for local stacks`,
          `npx firebase functions:delete ${name}`,
        ),
      ),
      ...inactive.map(({ name, state }) => fail(`${name} is ${state}`, DEPLOY)),
    ];
    return Promise.resolve(orOk(findings, `${EXPECTED_FUNCTIONS.length} functions are deployed`));
  },
};

/** Checks that the settings of the functions are complete and valid. */
export const settingsCheck: Check<LiveSite> = {
  id: 'settings',
  title: 'Settings of the functions are complete',
  run({ functions, settings }) {
    // The deployed settings count; the file is for projects without functions.
    const deployed = functions.find(({ name }) => name === STRIPE_WEBHOOK)?.variables;
    const values = Object.entries(deployed ?? settings).filter(([name]) => SETTING_NAMES.has(name));
    const todo = 'change the variable FUNCTIONS_SETTINGS (functions/.env.example), and deploy';
    const findings = settingsProblems(Object.fromEntries(values)).map((text) => fail(text, todo));
    return Promise.resolve(orOk(findings, 'the settings of the functions are complete'));
  },
};

/** Checks that functions can be reached, with the webhook as example. */
export const answersCheck: Check = {
  id: 'answers',
  title: 'Functions answer',
  async run(site) {
    const log = `read its log: npx firebase functions:log --only ${STRIPE_WEBHOOK}`;
    // The webhook refuses events without Stripe's signature.
    const findings = await findWrongAnswer(site, STRIPE_WEBHOOK, 400, log);
    return orOk(findings, 'the webhook answers as it should');
  },
};

/** Checks that strangers cannot call the function that runs server bundles. */
export const privateCheck: Check<LiveSite> = {
  id: 'private',
  title: 'Only functions can run server bundles',
  // Google refuses callers without the role to invoke functions.
  run: async (site) =>
    orOk(await findWrongAnswer(site, RENDER_PAGES, 403, DEPLOY), `${RENDER_PAGES} is private`),
};

/** Sends a request without authentication to a function. Returns a finding if its status is not the expected one. */
async function findWrongAnswer(site: Site, name: string, expected: number, todo: string) {
  const address = new URL(site.functionAddress(name));
  const status = await site.send(address, { method: 'POST', redirect: 'manual', body: '{}' }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 'nothing',
  );
  const message = `${name} answers ${status} to an unsigned POST, and should answer ${expected}`;
  return status === expected ? [] : [fail(message, todo)];
}
