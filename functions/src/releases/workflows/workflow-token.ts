import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { WorkflowBinding } from '../../base/configuration/workflow-settings.ts';

/** Claims of a workflow's token: its repository, environment and branch. */
const claimsSchema = z.object({
  repository: z.string(),
  environment: z.string(),
  ref: z.string(),
  run_id: z.optional(z.string()),
});

export interface WorkflowIdentity {
  /** Apps whose pointers the workflow may move. */
  readonly apps: readonly string[];
  /** Like `raade/site, run 123`. */
  readonly name: string;
}

/** The tokens that are accepted, and the apps that each workflow may release. */
interface TokenRules {
  readonly issuer: string;
  /** The audience that a token must name, so that a token for another service is refused. */
  readonly audience: string;
  readonly bindings: readonly WorkflowBinding[];
}

/** Tolerance for clocks that are slightly off. GitHub's tokens are valid for some minutes. */
const CLOCK_TOLERANCE_S = 30;
const MAX_TOKEN_AGE_S = 15 * 60;

const keysByIssuer = new Map<string, JWTVerifyGetKey>();

/** Returns the keys of an issuer, which `jose` fetches and caches. */
function keysOf(issuer: string): JWTVerifyGetKey {
  const issuerKeys =
    keysByIssuer.get(issuer) ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks`));
  keysByIssuer.set(issuer, issuerKeys);
  return issuerKeys;
}

/** Returns the workflow that sent a token; undefined if the token is invalid or gives no rights here. */
export async function workflowOf(
  token: string,
  { issuer, audience, bindings }: TokenRules,
): Promise<WorkflowIdentity | undefined> {
  const payload = await jwtVerify(token, keysOf(issuer), {
    issuer,
    audience,
    algorithms: ['RS256'],
    clockTolerance: CLOCK_TOLERANCE_S,
    maxTokenAge: MAX_TOKEN_AGE_S,
    requiredClaims: ['exp', 'iat', 'sub'],
  }).then(({ payload: verified }) => verified, ignoreInvalidToken);
  const claims = z.safeParse(claimsSchema, payload);
  if (!claims.success) return undefined;
  const { repository, environment, ref, run_id: run } = claims.data;
  const apps = bindings
    .filter(
      (binding) =>
        binding.repository === repository &&
        binding.environment === environment &&
        binding.ref === ref,
    )
    .map(({ app }) => app);
  if (apps.length === 0) return undefined;
  const name = `${repository}${run ? `, run ${run}` : ''}`;
  return { apps, name };
}

/** Treats an invalid token as no token. If the issuer cannot be reached, the error is passed on. */
function ignoreInvalidToken(error: unknown): undefined {
  const isUnreachable = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
  if (isUnreachable) throw error;
}
