import { type SampleToken, startIssuer, type WorkflowIssuer } from './testing/workflow-issuer.ts';
import { workflowOf } from './workflow-token.ts';

const AUDIENCE = 'https://site.example.org';
let issuer: WorkflowIssuer;

beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.close());

const now = () => Math.floor(Date.now() / 1000);
const token = (sample: SampleToken = {}) => issuer.token({ aud: AUDIENCE, ...sample });

const BINDING = { app: 'giving', repository: 'raade/site', environment: 'giving' };
const bindings = [
  { ...BINDING, ref: 'refs/heads/main' },
  { ...BINDING, app: 'shell', environment: 'publisher', ref: 'refs/heads/main' },
];
const senderOf = async (sent: string | Promise<string>) =>
  workflowOf(await sent, { issuer: issuer.url, audience: AUDIENCE, bindings });

test('a workflow of the set repository, environment and branch can move only the pointer of its app', async () => {
  expect(await senderOf(token())).toEqual({ apps: ['giving'], name: 'raade/site, run 123' });
});

test.each<[string, SampleToken]>([
  ['of another repository', { claims: { repository: 'someone/site' } }],
  ['of a fork that has taken its name', { claims: { repository: 'raade/site2' } }],
  ['for another environment', { claims: { environment: 'content' } }],
  ['for no environment', { claims: { environment: undefined } }],
  ['of another branch', { claims: { ref: 'refs/heads/feature' } }],
  ['of a pull request', { claims: { ref: 'refs/pull/1/merge' } }],
  ['of a tag', { claims: { ref: 'refs/tags/main' } }],
  ['for another audience', { aud: 'https://elsewhere.example.org' }],
  ['of another issuer', { iss: 'https://token.example.org' }],
  ['that has expired', { issuedAt: now() - 600 }],
  ['that is old, however long its validity', { issuedAt: now() - 3600, seconds: 86_400 }],
  ['with a future time of issue', { issuedAt: now() + 3600 }],
  ['with a list as repository', { claims: { repository: ['raade/site'] } }],
])('a token %s is not accepted', async (_what, sample) => {
  expect(await senderOf(token(sample))).toBeUndefined();
});

test('a token signed by somebody else is not accepted', async () => {
  expect(await senderOf(token({ isForged: true }))).toBeUndefined();
});

test('a token without a signature, or signed with a public key, is not accepted', async () => {
  const [, payload] = (await token()).split('.');
  const header = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url');
  expect(await senderOf(`${header('none')}.${payload}.`)).toBeUndefined();
  expect(await senderOf(`${header('HS256')}.${payload}.c2FtcGxl`)).toBeUndefined();
  expect(await senderOf('sample')).toBeUndefined();
});

test('the check throws if the issuer does not answer', async () => {
  const away = { issuer: 'http://127.0.0.1:9', audience: AUDIENCE, bindings };
  await expect(workflowOf(await token({ iss: away.issuer }), away)).rejects.toThrow();
});
