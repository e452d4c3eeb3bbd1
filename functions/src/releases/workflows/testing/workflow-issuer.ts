import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface SampleToken {
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

export interface WorkflowIssuer {
  readonly url: string;
  readonly token: (sample: SampleToken) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** An issuer that speaks as GitHub's does: its keys at their address, and tokens signed with them. */
export async function startIssuer(): Promise<WorkflowIssuer> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'sample', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    if (request.url !== '/.well-known/jwks') response.statusCode = 404;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    token({ claims = {}, iss = url, aud = '', isForged = false, seconds = 300, issuedAt }) {
      const since = issuedAt ?? Math.floor(Date.now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'sample' })
        .setIssuer(iss)
        .setAudience(aud)
        .setIssuedAt(since)
        .setExpirationTime(since + seconds)
        .sign((isForged ? foreign : own).privateKey);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
