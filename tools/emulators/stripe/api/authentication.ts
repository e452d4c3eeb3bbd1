import { unauthorized } from './errors.ts';

/** The keys that the emulator accepts. */
export interface ApiKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/** The caller: our server (secret key), or a donor's browser (publishable key), which also needs a client secret. */
export type Caller = 'server' | 'browser';

const NO_KEY =
  'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
  "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

/** Accepts a key as a bearer token. */
export function authenticate(authorization: string | undefined, keys: ApiKeys): Caller {
  const key = keyFrom(authorization);
  if (key === undefined) throw unauthorized(NO_KEY);
  if (key === keys.secretKey) return 'server';
  if (key === keys.publishableKey) return 'browser';
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

/** Throws a 401 for browsers, on endpoints that only servers may call. */
export function refusePublishableKey(caller: Caller): void {
  if (caller === 'server') return;
  throw unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

function keyFrom(authorization = ''): string | undefined {
  return /^Bearer (.+)$/.exec(authorization)?.[1];
}
