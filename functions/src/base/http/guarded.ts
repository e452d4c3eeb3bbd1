import type { HttpsFunction } from 'firebase-functions/https';
import { ANSWER_HEADERS } from './answer-headers.ts';

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

/** Deeper than any payload of ours. */
const DEEPEST = 32;

/** The name under which the callables' protocol gives a value another type; no page of ours sends one. */
const TYPE_NAME = '@type';

/**
 * True for what the SDK of callables can read: `data` and nothing else. Of another body it writes to the log what was
 * sent; data that are nested too deep, or name a type that it does not know, end in an error of its own.
 */
export function isCall(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.keys(body).join() === 'data' && isReadable(body);
}

function isReadable(json: unknown): boolean {
  let level = objectsAmong([json]);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST || level.some((object) => Object.hasOwn(object, TYPE_NAME))) return false;
    level = level.flatMap((object) => objectsAmong(Object.values(object)));
  }
  return true;
}

function objectsAmong(values: readonly unknown[]): readonly object[] {
  return values.filter((value): value is object => typeof value === 'object' && value !== null);
}
