import type { HttpsFunction } from 'firebase-functions/https';
import { ANSWER_HEADERS } from './answer-headers.ts';

interface Group {
  readonly [name: string]: HttpsFunction | Group;
}

/**
 * Wraps all HTTP functions of a group: sets security headers on each answer, and clears bodies that are no valid call
 * before the SDK of callables reads them.
 */
export function guard<Functions extends Group>(group: Functions): Functions {
  const members = Object.entries(group).map(([name, member]) => [
    name,
    typeof member === 'function' ? guardFunction(member) : guard(member),
  ]);
  return Object.fromEntries(members) as Functions;
}

/** Wraps one function in a proxy, which keeps its properties: a deployment reads them. */
function guardFunction(handler: HttpsFunction): HttpsFunction {
  const isCallable = handler.__endpoint.callableTrigger !== undefined;
  return new Proxy(handler, {
    apply(target, _this, [request, response]: Parameters<HttpsFunction>) {
      response.removeHeader('X-Powered-By');
      response.set(ANSWER_HEADERS);
      if (isCallable && !isValidCallBody(request.body)) request.body = undefined;
      return target(request, response);
    },
  });
}

/** Levels of nesting that a payload may have; pages send fewer. */
const MAX_DEPTH = 32;

/** Key that marks typed values in the protocol of callables; no page sends one. */
const TYPE_KEY = '@type';

/**
 * True for an object with `data` alone that the SDK can decode. The SDK would log other bodies, and throws errors of
 * its own for data that are nested too deep or have an unknown type.
 */
export function isValidCallBody(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.keys(body).join() === 'data' && isDecodable(body);
}

function isDecodable(json: unknown): boolean {
  let level = objectsAmong([json]);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH || level.some((object) => Object.hasOwn(object, TYPE_KEY))) return false;
    level = level.flatMap((object) => objectsAmong(Object.values(object)));
  }
  return true;
}

function objectsAmong(values: readonly unknown[]): readonly object[] {
  return values.filter((value): value is object => typeof value === 'object' && value !== null);
}
