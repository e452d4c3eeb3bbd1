import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { notFound, Refusal } from '@raade/operate/testing/cloud/refusals.ts';
import { NUMBER, PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import type { Resource, World } from '@raade/operate/testing/cloud/world.ts';
import * as z from 'zod/mini';
import { type Asked, json, jsonIn, tokenIn, type Host } from '../network/host.ts';

const IAM = 'iam.googleapis.com';
const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const HOUR_MS = 60 * 60 * 1000;

const claimsSchema = z.looseObject({
  ...{ iss: z.string(), aud: z.string(), sub: z.string(), repository: z.string() },
  exp: z.number(),
});
type Claims = z.infer<typeof claimsSchema>;

/** Keys of who vouches for workflows, as `.well-known/jwks` has them. */
export type IssuerKeys = () => Promise<readonly JsonWebKey[]>;

const invalidGrant = (why: string) => new Refusal(400, 'INVALID_ARGUMENT', `invalid_grant: ${why}`);
const denied = (what: string) => new Refusal(403, 'PERMISSION_DENIED', what);

async function verified(token: string, keys: IssuerKeys): Promise<Claims> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${body}`);
  const isGood = (await keys()).some((key) =>
    verify(
      'RSA-SHA256',
      signed,
      createPublicKey({ key, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
  );
  if (!isGood) throw invalidGrant('The signature is not one of the issuer.');
  return claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}

/** Which accounts Google lets jobs be, by what the project's pool and its accounts say. */
export class SignIn {
  /** What tokens stand for: a job, or an account. */
  readonly #subjects = new Map<string, string>();
  readonly #accounts = new Map<string, string>();
  readonly #world: World;
  readonly #keys: IssuerKeys;

  constructor(world: World, keys: IssuerKeys) {
    this.#world = world;
    this.#keys = keys;
  }

  /** The account that asks. */
  accountOf(asked: Asked): string | undefined {
    return this.#accounts.get(tokenIn(asked) ?? '');
  }

  /** https://cloud.google.com/iam/docs/reference/sts/rest/v1/TopLevel/token */
  readonly exchange: Host = async ({ body }) => {
    const form = new URLSearchParams(body.toString());
    if (form.get('grant_type') !== EXCHANGE) throw invalidGrant('The type of the grant.');
    const audience = form.get('audience') ?? '';
    const provider = this.#providerOf(audience);
    const claims = await verified(form.get('subject_token') ?? '', this.#keys);
    const { issuerUri } = provider['oidc'] as { issuerUri: string };
    if (claims.iss !== issuerUri) throw invalidGrant('The issuer is not the one of the provider.');
    if (claims.aud !== `https:${audience}`) throw invalidGrant('The audience does not match.');
    if (claims.exp * 1000 < Date.now()) throw invalidGrant('The token is over.');
    if (provider['attributeCondition'] !== `assertion.repository == '${claims.repository}'`) {
      throw denied('The given credential is rejected by the attribute condition.');
    }
    const access_token = crypto.randomUUID();
    this.#subjects.set(access_token, claims.sub);
    const type = 'urn:ietf:params:oauth:token-type:access_token';
    return json({ access_token, issued_token_type: type, token_type: 'Bearer', expires_in: 3600 });
  };

  /** https://cloud.google.com/iam/docs/reference/credentials/rest/v1/projects.serviceAccounts/generateAccessToken */
  readonly impersonate: Host = (asked) => {
    const account = /serviceAccounts\/([^:]+):generateAccessToken$/.exec(asked.path)?.[1] ?? '';
    const subject = this.#subjects.get(tokenIn(asked) ?? '');
    z.looseObject({ scope: z.array(z.string()) }).parse(jsonIn(asked));
    if (subject === undefined || !this.#mayBe(subject, account)) {
      throw denied(`Permission 'iam.serviceAccounts.getAccessToken' denied on ${account}.`);
    }
    const accessToken = crypto.randomUUID();
    this.#accounts.set(accessToken, account);
    return json({ accessToken, expireTime: new Date(Date.now() + HOUR_MS).toISOString() });
  };

  #providerOf(audience: string): Resource {
    const [, pool = '', provider = ''] =
      /workloadIdentityPools\/([^/]+)\/providers\/([^/]+)$/.exec(audience) ?? [];
    const pools = `${IAM}/v1/projects/${PROJECT}/locations/global/workloadIdentityPools`;
    const found = this.#world.get(`${pools}/${pool}/providers/${provider}`);
    if (!found) throw notFound(audience);
    return found;
  }

  #mayBe(subject: string, account: string): boolean {
    const pool = `projects/${NUMBER}/locations/global/workloadIdentityPools/github`;
    const member = `principal://${IAM}/${pool}/subject/${subject}`;
    const resource = `${IAM}/v1/projects/${PROJECT}/serviceAccounts/${account}`;
    return hasRole(this.#world, resource, 'roles/iam.workloadIdentityUser', member);
  }
}

/** True if the policy of a resource gives somebody a role. */
export function hasRole(world: World, resource: string, role: string, member: string): boolean {
  const { bindings = [] } = (world.get(`policies/${resource}`) ?? {}) as {
    bindings?: readonly { role: string; members: readonly string[] }[];
  };
  return bindings.some((one) => one.role === role && one.members.includes(member));
}
