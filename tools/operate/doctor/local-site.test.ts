import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { SHELL } from '@raade/contracts/shell-files';
import { APPS } from '../wanted/apps.ts';
import { documentOf } from '../testing/cloud/firestore-values.ts';
import { sampleReleaseOf } from '../testing/cloud/sample-releases.ts';
import { LOCAL_CHECKS } from './checks.ts';
import { siteOfStack } from './local-site.ts';
import { exitCodeOf } from './report.ts';
import { runChecks } from './run-checks.ts';

const ORIGINS = {
  shell: 'http://localhost:4200',
  auth: 'http://127.0.0.1:9099',
  functions: 'http://127.0.0.1:5001',
  firestore: 'http://127.0.0.1:8080',
  stripe: 'http://127.0.0.1:4242',
  inbox: 'http://127.0.0.1:1080',
  ...Object.fromEntries(
    APPS.filter((app) => app !== SHELL).map((app, index) => [
      app,
      `http://localhost:${4201 + index}`,
    ]),
  ),
} as const;

const NOW = Date.parse('2025-03-01T12:00:00Z');
const NAME = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

const document = (path: string, data: Readonly<Record<string, unknown>>) => ({
  name: `${NAME}/${path}`,
  fields: documentOf(data),
});

/** What the parts of a stack answer, by method and address. */
function answersOfStack(): Map<string, () => Response> {
  const moved = { kind: 'publish', moved_by: 'a', moved_at: new Date(NOW), history: [] };
  const pointers = APPS.map((app) => {
    const { pointer } = sampleReleaseOf(app);
    return document(`release_pointers/${app}`, { revision: 1, pointer, ...moved });
  });
  const revisions = Object.fromEntries(APPS.map((app) => [app, 1]));
  const live = { revisions, at: new Date(NOW), problems: [] };
  const functions = `${ORIGINS.functions}/${LOCAL_PROJECT_ID}/us-central1`;
  const files = APPS.flatMap((app) => {
    const { pointer, files: all } = sampleReleaseOf(app);
    const base = `${ORIGINS[app as 'shell']}/r/${pointer.release}`;
    return [...all].flatMap(([name, body]) =>
      ['GET', 'HEAD'].map(
        (method) => [`${method} ${base}/${name}`, () => new Response(body)] as const,
      ),
    );
  });
  return new Map<string, () => Response>([
    ...files,
    [`GET ${ORIGINS.shell}/`, () => new Response('<script id="raade-registry">')],
    [`POST ${functions}/stripe-webhook`, () => new Response('', { status: 400 })],
    [`GET ${functions}/describe-calls`, () => new Response('{}')],
    [
      `GET ${ORIGINS.firestore}/v1/${NAME}/release_pointers`,
      () => Response.json({ documents: pointers }),
    ],
    [
      `GET ${ORIGINS.firestore}/v1/${NAME}/publishing/site`,
      () => Response.json(document('publishing/site', { live })),
    ],
  ]);
}

function examine(answers: ReadonlyMap<string, () => Response>) {
  const send = ({ origin, pathname }: URL, { method }: RequestInit) => {
    const answer = answers.get(`${method} ${origin}${decodeURIComponent(pathname)}`);
    return Promise.resolve(answer?.() ?? new Response('', { status: 404 }));
  };
  const outside = { send, now: () => NOW, pause: () => Promise.resolve() };
  return runChecks(LOCAL_CHECKS, siteOfStack({ origins: ORIGINS }, outside));
}

test('a local stack in which all is well is told so', async () => {
  const found = await examine(answersOfStack());
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(found).toHaveLength(LOCAL_CHECKS.length);
});

test('of one whose functions are down and whose pointers are gone, each is named', async () => {
  const answers = answersOfStack();
  for (const key of [...answers.keys()]) {
    if (/stripe-webhook|release_pointers/.test(key)) answers.delete(key);
  }
  const found = await examine(answers);
  expect(exitCodeOf(found)).toBe(1);
  const says = found.filter(({ level }) => level === 'fail').map((one) => one.says);
  expect(says).toEqual([
    'stripe-webhook answers 404 to an unsigned POST, and should answer 400',
    ...APPS.map((app) => `${app} has no release that is live`),
  ]);
});
