/** Deeper than any payload of ours. */
const DEEPEST = 32;

/** The name under which the callables' protocol gives a value another type; no page of ours sends one. */
const TYPE_NAME = '@type';

/**
 * True for JSON that the callables' SDK can read: it goes through it by recursion and ends in an error of its own, with
 * the payload in its log, where that is nested too deep or names a type that it does not know.
 */
export function isReadable(json: unknown): boolean {
  let level = objectsAmong([json]);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST || level.some((object) => Object.hasOwn(object, TYPE_NAME))) return false;
    level = level.flatMap((object) => objectsAmong(Object.values(object)));
  }
  return true;
}

/** Bytes are none: a body of another content type is one piece. */
function objectsAmong(values: readonly unknown[]): readonly object[] {
  return values.filter(
    (value) => typeof value === 'object' && value !== null && !ArrayBuffer.isView(value),
  ) as object[];
}
