import { isDeepStrictEqual } from 'node:util';
import { boundsThatShrink } from './bounds.ts';
import { type JsonSchema, schemasIn } from './json-schema.ts';

const at = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
const called = (path: string) => path || 'it';

/** The alternatives of a schema that has some. */
const choicesOf = ({ anyOf, oneOf }: JsonSchema) => {
  const choices = schemasIn(anyOf ?? oneOf);
  return choices.length > 0 ? choices : undefined;
};

/** The values that a schema names one by one. */
const valuesOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  'const' in schema
    ? [schema['const']]
    : Array.isArray(schema['enum'])
      ? schema['enum']
      : undefined;

function unacceptedValues(sent: JsonSchema, taken: JsonSchema, path: string): string[] | undefined {
  const values = valuesOf(taken);
  if (!values) return undefined;
  const unknown = valuesOf(sent)?.filter((value) => !values.includes(value));
  if (!unknown) return [`${called(path)} may be only ${JSON.stringify(values)}`];
  return unknown.map((value) => `${called(path)} may not be ${JSON.stringify(value)}`);
}

type Fields = Readonly<Record<string, JsonSchema>>;
const fieldsOf = ({ properties }: JsonSchema) => (properties ?? {}) as Fields;
const requiredOf = ({ required }: JsonSchema) => (required ?? []) as readonly string[];

function unacceptedFields(sent: JsonSchema, taken: JsonSchema, path: string): string[] {
  const [sends, takes] = [fieldsOf(sent), fieldsOf(taken)];
  const missing = requiredOf(taken)
    .filter((name) => !requiredOf(sent).includes(name))
    .map((name) => `${at(path, name)} is required`);
  const isClosed = taken['additionalProperties'] === false;
  const fields = Object.entries(sends).flatMap(([name, schema]) => {
    const field = takes[name];
    if (field) return unaccepted(schema, field, at(path, name));
    return isClosed ? [`${at(path, name)} is not known`] : [];
  });
  return [...missing, ...fields];
}

function unacceptedItems(sent: JsonSchema, taken: JsonSchema, path: string): string[] {
  const [one, other] = [sent['items'], taken['items']] as (JsonSchema | undefined)[];
  return one && other ? unaccepted(one, other, `${path}[]`) : [];
}

/**
 * What somebody who sends what one JSON Schema describes would be refused by who takes what another one describes:
 * each as a sentence with the field. Cautious: a pattern that differs counts as another one.
 */
export function unaccepted(sent: JsonSchema, taken: JsonSchema, path = ''): string[] {
  if (isDeepStrictEqual(sent, taken) || Object.keys(taken).length === 0) return [];
  const sends = choicesOf(sent);
  if (sends) return sends.flatMap((choice) => unaccepted(choice, taken, path));
  const takes = choicesOf(taken)?.map((choice) => unaccepted(sent, choice, path));
  if (takes) return takes.some((problems) => problems.length === 0) ? [] : (takes[0] ?? []);
  const values = unacceptedValues(sent, taken, path);
  if (values) return values;
  const isNumber = sent['type'] === 'integer' && taken['type'] === 'number';
  const named = valuesOf(sent)?.[0];
  const type = sent['type'] ?? typeof named;
  if (typeof taken['type'] === 'string' && type !== taken['type'] && !isNumber) {
    return [`${called(path)} has to be a ${taken['type']}`];
  }
  if (taken['type'] === 'object') return unacceptedFields(sent, taken, path);
  if (taken['type'] === 'array')
    return [...unacceptedItems(sent, taken, path), ...boundsThatShrink(sent, taken, called(path))];
  return named === undefined ? boundsThatShrink(sent, taken, called(path)) : [];
}
