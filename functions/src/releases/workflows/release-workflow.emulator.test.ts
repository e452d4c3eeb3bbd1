import { SITE_ORIGIN } from '../../testing/test-environment.ts';
import { RELEASE_WORKFLOW } from '@raade/contracts/base/callables';
import { listReleasesResponseSchema } from '@raade/contracts/releases/pointer-moves';
import { publishedSite, type PublishedSite } from '../publishing/testing/published-site.ts';
import { useFunctionServer } from '../../testing/function-server.ts';
import { startIssuer, type WorkflowIssuer } from './testing/workflow-issuer.ts';

let issuer: WorkflowIssuer;
const server = useFunctionServer();
let published: PublishedSite;

beforeAll(async () => {
  issuer = await startIssuer();
  published = await publishedSite();
  process.env['WORKFLOW_ISSUER'] = issuer.url;
  process.env['RELEASE_WORKFLOWS'] = 'giving=raade/site:giving:refs/heads/main';
});
afterAll(async () => {
  await Promise.all([issuer.close(), server.close(), published.close()]);
});

async function ask(body: object, token?: string) {
  const response = await fetch(`${server.url}/${RELEASE_WORKFLOW}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const own = () => issuer.token({ aud: SITE_ORIGIN });
const moveOf = (app: string) => ({
  task: 'move',
  moves: [{ app, release: 'f'.repeat(32), seen: 1 }],
  kind: 'publish',
});

test('a workflow can read all pointers, and learns which one is its own', async () => {
  const { status, body } = await ask({ task: 'list' }, await own());
  expect(status).toBe(200);
  const { pointers } = listReleasesResponseSchema.parse(body);
  expect(pointers.map(({ app, isOwn }) => [app, isOwn]).sort()).toEqual([
    ['giving', true],
    ['shell', false],
  ]);
});

test('a workflow can move only its own pointer', async () => {
  expect((await ask(moveOf('shell'), await own())).status).toBe(403);
  // Its own app passes this check, and fails later since there is no site.
  expect((await ask(moveOf('giving'), await own())).status).not.toBe(403);
});

test.each<[string, () => Promise<string | undefined>]>([
  ['without a token', () => Promise.resolve(undefined)],
  ['with a forged token', () => issuer.token({ aud: SITE_ORIGIN, isForged: true })],
])('a call %s can read and move nothing', async (_how, token) => {
  expect((await ask({ task: 'list' }, await token())).status).toBe(401);
  expect((await ask(moveOf('giving'), await token())).status).toBe(401);
});

test('invalid requests are refused', async () => {
  for (const body of [{}, { task: 'list', more: 1 }, { task: 'move' }, []]) {
    expect((await ask(body, await own())).status).toBe(400);
  }
});
