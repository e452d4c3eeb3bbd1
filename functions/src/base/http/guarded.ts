import type { HttpsFunction } from 'firebase-functions/https';
import { ANSWER_HEADERS } from './answer-headers.ts';
import { isCall } from './is-call.ts';

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
      response.set(ANSWER_HEADERS);
      if (isCallable && !isCall(request.body)) request.body = undefined;
      return target(request, response);
    },
  });
}
