import type { JsonWebKey } from 'node:crypto';
import {
  startIssuer,
  type SampleToken,
  type WorkflowIssuer,
} from '@raade/functions/testing/workflow-issuer';
import { NUMBER, PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import { World } from '@raade/operate/testing/cloud/world.ts';
import type { Asked } from '../network/host.ts';
import { SignIn } from './sign-in.ts';

const POOL = 'locations/global/workloadIdentityPools/github';
const PROVIDER = `//iam.googleapis.com/projects/${NUMBER}/${POOL}/providers/github`;
const ACCOUNT = `release-giving@${PROJECT}.iam.gserviceaccount.com`;
const GIVING = 'repo:owner/repository:environment:giving';

let issuer: WorkflowIssuer;
let signIn: SignIn;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.close());
beforeEach(() => {
  const world = new World();
  const iam = `iam.googleapis.com/v1/projects/${PROJECT}`;
  world.put(`${iam}/${POOL}/providers/github`, {
    attributeCondition: "assertion.repository == 'owner/repository'",
    oidc: { issuerUri: issuer.url },
  });
  const member = `principal://iam.googleapis.com/projects/${NUMBER}/${POOL}/subject/${GIVING}`;
  world.put(`policies/${iam}/serviceAccounts/${ACCOUNT}`, {
    bindings: [{ role: 'roles/iam.workloadIdentityUser', members: [member] }],
  });
  signIn = new SignIn(world, async () => {
    const { keys } = (await (await fetch(`${issuer.url}/.well-known/jwks`)).json()) as {
      keys: JsonWebKey[];
    };
    return keys;
  });
});

const asked = (path: string, body: string, token = ''): Asked => ({
  ...{ method: 'POST', host: 'sample', path, query: new URLSearchParams() },
  headers: { authorization: `Bearer ${token}` },
  body: Buffer.from(body),
});

/** The account that a job with these claims may be in the end. */
async function accountOf({ claims = {}, aud = `https:${PROVIDER}`, ...more }: SampleToken) {
  const own = { sub: GIVING, repository: 'owner/repository', ...claims };
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    audience: PROVIDER,
    subject_token: await issuer.token({ aud, iss: issuer.url, claims: own, ...more }),
  });
  const exchanged = await signIn.exchange(asked('/v1/token', form.toString()));
  const { access_token } = JSON.parse(String(exchanged.body)) as { access_token: string };
  const path = `/v1/projects/-/serviceAccounts/${ACCOUNT}:generateAccessToken`;
  const given = await signIn.impersonate(asked(path, '{"scope":[]}', access_token));
  const { accessToken } = JSON.parse(String(given.body)) as { accessToken: string };
  return signIn.accountOf(asked('/', '', accessToken));
}

test('a job of the environment that an account is bound to may be that account', async () => {
  expect(await accountOf({})).toBe(ACCOUNT);
});

test.each<[string, SampleToken, string]>([
  ['of another environment', { claims: { sub: `${GIVING}s` } }, 'getAccessToken'],
  ['of another repository', { claims: { repository: 'a/b' } }, 'attribute condition'],
  ['with a token for somebody else', { aud: 'https://example.org' }, 'audience'],
  ['with a forged token', { isForged: true }, 'signature'],
  ['with a token that is over', { issuedAt: 1_000_000 }, 'over'],
])('a job %s may not', async (_what, sample, message) => {
  await expect(accountOf(sample)).rejects.toThrow(message);
});
