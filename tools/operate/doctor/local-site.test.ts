import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { APPS } from '../wanted/apps.ts';
import { LOCAL_CHECKS } from './checks.ts';
import { siteOfStack } from './local-site.ts';
import { exitCodeOf } from './report.ts';
import { runChecks } from './run-checks.ts';
import { Answers } from './testing/answers.ts';
import { publish } from './testing/published.ts';

const REMOTES = APPS.filter((app) => app !== SHELL);
const ORIGINS = {
  shell: 'http://localhost:4200',
  auth: 'http://127.0.0.1:9099',
  functions: 'http://127.0.0.1:5001',
  firestore: 'http://127.0.0.1:8080',
  stripe: 'http://127.0.0.1:4242',
  inbox: 'http://127.0.0.1:1080',
  ...Object.fromEntries(REMOTES.map((app, index) => [app, `http://localhost:${4201 + index}`])),
} as const;

const NOW = Date.parse('2025-03-01T12:00:00Z');
const FUNCTIONS = `127.0.0.1:5001/${LOCAL_PROJECT_ID}/us-central1`;
const DOCUMENTS = `127.0.0.1:8080/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

function answersOfStack(): Answers {
  const answers = new Answers();
  const origins = new Map(APPS.map((app) => [app, ORIGINS[app as 'shell']]));
  publish(answers, origins, DOCUMENTS, new Date(NOW));
  return answers.set(`POST ${FUNCTIONS}/stripe-webhook`, { status: 400, body: '' });
}

const examine = ({ send }: Answers) =>
  runChecks(LOCAL_CHECKS, siteOfStack({ origins: ORIGINS }, { send, now: () => NOW }));

test('a local stack in which all is well is told so', async () => {
  const found = await examine(answersOfStack());
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(found).toHaveLength(LOCAL_CHECKS.length);
});

test('of one whose functions are down and whose pointers are gone, each is named', async () => {
  const answers = answersOfStack();
  answers.drop(`POST ${FUNCTIONS}/stripe-webhook`).drop(`GET ${DOCUMENTS}/release_pointers`);
  const found = await examine(answers);
  expect(exitCodeOf(found)).toBe(1);
  const says = found.filter(({ level }) => level === 'fail').map((one) => one.says);
  expect(says).toEqual([
    'stripe-webhook answers 404 to an unsigned POST, and should answer 400',
    ...APPS.map((app) => `${app} has no release that is live`),
  ]);
});
