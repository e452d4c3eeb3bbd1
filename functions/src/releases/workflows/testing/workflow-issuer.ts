import { startLocalServer } from '@raade/contracts/testing/local-server';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface SampleToken {
  /** Claims that differ from those of the workflow that releases giving. */
  readonly claims?: JWTPayload;
  readonly iss?: string;
  readonly aud?: string;
  /** True for a token with a forged signature. */
  readonly isForged?: boolean;
  /** Seconds since 1970. */
  readonly issuedAt?: number;
  /** Lifetime in seconds. */
  readonly seconds?: number;
}

/** Claims of a run of the workflow that releases giving. */
const CLAIMS = {
  sub: 'repo:raade/site:environment:giving',
  repository: 'raade/site',
  environment: 'giving',
  ref: 'refs/heads/main',
  run_id: '123',
};

export type WorkflowIssuer = Awaited<ReturnType<typeof startIssuer>>;

/** A local token issuer like GitHub's: serves its keys, and signs tokens with them. */
export async function startIssuer() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'sample', alg: 'RS256', use: 'sig' };
  const { origin: url, close } = await startLocalServer((request, response) => {
    if (request.url !== '/.well-known/jwks') response.statusCode = 404;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  return {
    url,
    token(sample: SampleToken) {
      const { claims, iss = url, aud = '', isForged = false, seconds = 300 } = sample;
      const since = sample.issuedAt ?? Math.floor(Date.now() / 1000);
      return new SignJWT({ ...CLAIMS, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'sample' })
        .setIssuer(iss)
        .setAudience(aud)
        .setIssuedAt(since)
        .setExpirationTime(since + seconds)
        .sign((isForged ? foreign : own).privateKey);
    },
    close,
  };
}
