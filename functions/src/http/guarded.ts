import type { HttpsFunction } from 'firebase-functions/https';
import { isReadable } from './readable-json.ts';

/** Headers of every answer. What is a page of its own sets a policy of its own over this one. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const;

interface Group {
  readonly [name: string]: HttpsFunction | Group;
}

/**
 * The functions of a group, behind what holds for each that answers over HTTP: its answers are kept nowhere and run
 * nothing, and what its SDK could not read is for it as if nothing had been sent.
 */
export function guarded<Functions extends Group>(group: Functions): Functions {
  const members = Object.entries(group).map(([name, member]) => [
    name,
    typeof member === 'function' ? behindGuard(member) : guarded(member),
  ]);
  return Object.fromEntries(members) as Functions;
}

/** A proxy, since a deployment reads what a function is from properties of it. */
function behindGuard(answer: HttpsFunction): HttpsFunction {
  return new Proxy(answer, {
    apply(target, _this, [request, response]: Parameters<HttpsFunction>) {
      response.removeHeader('X-Powered-By');
      response.set(HEADERS);
      if (!isReadable(request.body)) request.body = undefined;
      return target(request, response);
    },
  });
}
