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
import type { Check, LiveSite, Site } from '../examined.ts';
import { fail, orOk } from '../finding.ts';

/** Every function that is deployed. */
export const EXPECTED_FUNCTIONS: readonly string[] = [
  ...new Set(Object.values(CALLABLES).map(functionOf)),
  ...[SCHEDULES, TASKS, TRIGGERS, BLOCKING].flatMap((names) => Object.values(names)),
  ...[STRIPE_WEBHOOK, EMAIL_BOUNCES, EMAIL_UNSUBSCRIBE, RELEASE_WORKFLOW, RENDER_PAGES],
];
/** Anybody could call them, and nothing asks who does. */
const LOCAL_ONLY: readonly string[] = [LOCAL_TICK, LOCAL_PUBLISH];

const DEPLOY = 'deploy the functions: the workflow deploy-functions, or docs/deploying.md';

export const functionsCheck: Check<LiveSite> = {
  id: 'functions',
  title: 'Functions are deployed',
  look({ functions }) {
    const byName = new Map(functions.map((one) => [one.name, one]));
    const missing = EXPECTED_FUNCTIONS.filter((name) => !byName.has(name));
    const local = LOCAL_ONLY.filter((name) => byName.has(name));
    const resting = functions.filter(({ state }) => state !== 'ACTIVE');
    const findings = [
      ...(missing.length > 0 ? [fail(`not deployed: ${missing.join(', ')}`, DEPLOY)] : []),
      ...local.map((name) =>
        fail(
          `${name} is deployed, which is for local stacks alone`,
          `npx firebase functions:delete ${name}`,
        ),
      ),
      ...resting.map(({ name, state }) => fail(`${name} is ${state}`, DEPLOY)),
    ];
    return Promise.resolve(orOk(findings, `${EXPECTED_FUNCTIONS.length} functions are deployed`));
  },
};

export const settingsCheck: Check<LiveSite> = {
  id: 'settings',
  title: 'Settings of the functions are complete',
  look({ functions, settings }) {
    const deployed = functions.find(({ name }) => name === STRIPE_WEBHOOK)?.variables;
    const known = Object.entries(deployed ?? settings).filter(([name]) => SETTING_NAMES.has(name));
    const todo = 'change the variable FUNCTIONS_SETTINGS (functions/.env.example), and deploy';
    const findings = settingsProblems(Object.fromEntries(known)).map((says) => fail(says, todo));
    return Promise.resolve(orOk(findings, 'the settings of the functions are complete'));
  },
};

export const answersCheck: Check = {
  id: 'answers',
  title: 'Functions answer',
  async look(site) {
    const log = `read its log: npx firebase functions:log --only ${STRIPE_WEBHOOK}`;
    const findings = await wrongAnswer(site, STRIPE_WEBHOOK, 400, log);
    return orOk(findings, 'the webhook answers as it should');
  },
};

export const privateCheck: Check<LiveSite> = {
  id: 'private',
  title: 'Only functions can have bundles run',
  // Google refuses callers without the role to invoke functions, before any code of ours runs.
  look: async (site) =>
    orOk(await wrongAnswer(site, RENDER_PAGES, 403, DEPLOY), `${RENDER_PAGES} is private`),
};

/** Tells if a function answers otherwise than with this status to a request that nobody vouches for. */
async function wrongAnswer(site: Site, name: string, wanted: number, todo: string) {
  const address = new URL(site.functionAddress(name));
  const status = await site.send(address, { method: 'POST', redirect: 'manual', body: '{}' }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 'nothing',
  );
  const says = `${name} answers ${status} to an unsigned POST, and should answer ${wanted}`;
  return status === wanted ? [] : [fail(says, todo)];
}
