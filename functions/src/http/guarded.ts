import type { HttpsFunction } from 'firebase-functions/https';
import { isCall } from './is-call.ts';

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
 * nothing, and what is no call is for a callable as if nothing had been sent.
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
  const isCallable = answer.__endpoint.callableTrigger !== undefined;
  return new Proxy(answer, {
    apply(target, _this, [request, response]: Parameters<HttpsFunction>) {
      response.removeHeader('X-Powered-By');
      response.set(HEADERS);
      if (isCallable && !isCall(request.body)) request.body = undefined;
      return target(request, response);
    },
  });
}
