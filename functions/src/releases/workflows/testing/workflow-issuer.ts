import { startLocalServer } from '@raade/contracts/testing/local-server';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface SampleToken {
  /** Others than those of the workflow that releases giving. */
  readonly claims?: JWTPayload;
  readonly iss?: string;
  readonly aud?: string;
  /** True for one that somebody else has signed. */
  readonly isForged?: boolean;
  /** Seconds since 1970. */
  readonly issuedAt?: number;
  /** How long it is good. */
  readonly seconds?: number;
}

/** A run of the workflow that releases giving. */
const CLAIMS = {
  sub: 'repo:raade/site:environment:giving',
  repository: 'raade/site',
  environment: 'giving',
  ref: 'refs/heads/main',
  run_id: '123',
};

export type WorkflowIssuer = Awaited<ReturnType<typeof startIssuer>>;

/** An issuer that speaks as GitHub's does: its keys at their address, and tokens signed with them. */
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
