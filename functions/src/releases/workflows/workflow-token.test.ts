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
const whoSends = async (sent: string | Promise<string>) =>
  workflowOf(await sent, { issuer: issuer.url, audience: AUDIENCE, bindings });

test('a workflow of the set repository, environment and branch can move only the pointer of its app', async () => {
  expect(await whoSends(token())).toEqual({ apps: ['giving'], name: 'raade/site, run 123' });
});

test.each<[string, SampleToken]>([
  ['of another repository', { claims: { repository: 'someone/site' } }],
  ['of a fork that has taken its name', { claims: { repository: 'raade/site2' } }],
  ['for another environment', { claims: { environment: 'content' } }],
  ['for no environment', { claims: { environment: undefined } }],
  ['of another branch', { claims: { ref: 'refs/heads/feature' } }],
  ['of a pull request', { claims: { ref: 'refs/pull/1/merge' } }],
  ['of a tag', { claims: { ref: 'refs/tags/main' } }],
  ['for somebody else', { aud: 'https://elsewhere.example.org' }],
  ['of another issuer', { iss: 'https://token.example.org' }],
  ['that is over', { issuedAt: now() - 600 }],
  [
    'that is old, however long it says that it is good',
    { issuedAt: now() - 3600, seconds: 86_400 },
  ],
  ['of tomorrow', { issuedAt: now() + 3600 }],
  ['with a repository that is no text', { claims: { repository: ['raade/site'] } }],
])('a token %s is not accepted', async (_what, sample) => {
  expect(await whoSends(token(sample))).toBeUndefined();
});

test('a token with another signer is not accepted', async () => {
  expect(await whoSends(token({ isForged: true }))).toBeUndefined();
});

test('a token without a signature, or signed with a public key, is not accepted', async () => {
  const [, payload] = (await token()).split('.');
  const header = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url');
  expect(await whoSends(`${header('none')}.${payload}.`)).toBeUndefined();
  expect(await whoSends(`${header('HS256')}.${payload}.c2FtcGxl`)).toBeUndefined();
  expect(await whoSends('sample')).toBeUndefined();
});

test('if the issuer does not answer, the token is not called wrong', async () => {
  const away = { issuer: 'http://127.0.0.1:9', audience: AUDIENCE, bindings };
  await expect(workflowOf(await token({ iss: away.issuer }), away)).rejects.toThrow();
});
