import { CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import { type Field, FIELDS } from '@raade/content-model/fields/field-registry';
import type { ContentPart } from '@raade/contracts/content/parts';
import {
  type core,
  ZodMiniArray,
  ZodMiniBoolean,
  ZodMiniEnum,
  ZodMiniNumber,
  ZodMiniObject,
  ZodMiniOptional,
  ZodMiniRecord,
  ZodMiniTuple,
} from 'zod/mini';
import type { ContentValue } from '@raade/contracts/content/values';
import { itemTitle } from '../../items/item-names.ts';
import { type Path, valueAt } from '../../items/field-values.ts';

// The classes of zod are imported by name: with `z` the bundler would include all of zod.

/** The properties that all fields have. */
interface Common {
  readonly label: string;
  readonly help?: string;
  /** True if the field may be left out. */
  readonly isOptional: boolean;
}

/** Limits of a number, or of the number of entries. */
interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

export interface TextField extends Common {
  readonly kind: 'text';
  /** `address` is the last part of the address of a page. */
  readonly input: 'line' | 'paragraph' | 'date' | 'time' | 'address';
  /** Characters at most. */
  readonly max?: number;
}
export interface NumberField extends Common, Bounds {
  readonly kind: 'number';
}
/** A picture or a switch, which have no settings of their own. */
export interface PlainField extends Common {
  readonly kind: 'switch' | 'picture';
}
export interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}
/** The id of an item of another list. */
export interface NameField extends Common {
  readonly kind: 'name';
  readonly of: NonNullable<Field['names']>;
}
export interface GroupField extends Common {
  readonly kind: 'group';
  readonly fields: readonly { readonly key: string | number; readonly field: FormField }[];
}
export interface ListField extends Common, Bounds {
  readonly kind: 'list';
  readonly element: FormField;
}

/** The description of a form field, derived from its schema. */
export type FormField =
  | TextField
  | NumberField
  | PlainField
  | ChoiceField
  | NameField
  | GroupField
  | ListField;

type Schema = core.$ZodType;

/** The schema of a part; for a list, of one of its items. */
export function itemSchema(part: ContentPart): Schema {
  const schema = CONTENT_SCHEMAS[part];
  return schema instanceof ZodMiniArray ? schema.def.element : schema;
}

/** The form field of an item of this part. */
export const itemField = (part: ContentPart): FormField => fieldOf(itemSchema(part), '');

/** The text fields of an item of this part, in the order of `names`. */
export function textFieldsOf<Name extends string>(part: ContentPart, names: readonly Name[]) {
  const item = itemField(part);
  const fields = item.kind === 'group' ? item.fields : [];
  return names.flatMap((name) => {
    const field = fields.find(({ key }) => key === name)?.field;
    return field?.kind === 'text' ? [{ name, field }] : [];
  });
}

/** Describes the field of a schema. `name` is the label if the schema has none. */
function fieldOf(schema: Schema, name: string): FormField {
  if (schema instanceof ZodMiniOptional) {
    return { ...fieldOf(schema.def.innerType, name), isOptional: true };
  }
  const { label = name, help, ...rest } = FIELDS.get(schema) ?? {};
  return withKind(schema, rest, { label, ...(help !== undefined && { help }), isOptional: false });
}

/** Adds the kind of field to its common properties. `rest` are the other settings of the schema. */
function withKind(schema: Schema, rest: Omit<Field, 'label'>, common: Common): FormField {
  if (schema instanceof ZodMiniArray) {
    const element = fieldOf(schema.def.element, common.label);
    return { kind: 'list', element, ...common, ...boundsOf(schema) };
  }
  if (schema instanceof ZodMiniBoolean) return { kind: 'switch', ...common };
  if (schema instanceof ZodMiniNumber) return { kind: 'number', ...common, ...boundsOf(schema) };
  if (schema instanceof ZodMiniEnum) {
    return { kind: 'choice', choices: schema.options.map(String), ...common };
  }
  if (rest.input === 'picture') return { kind: 'picture', ...common };
  const fields = fieldsIn(schema);
  if (fields) return { kind: 'group', fields, ...common };
  if (rest.names) return { kind: 'name', of: rest.names, ...common };
  const { input = 'line' } = rest;
  const { max } = boundsOf(schema);
  return { kind: 'text', input, ...common, ...(max !== undefined && { max }) };
}

/** The fields of an object, a tuple, or a record with fixed keys; undefined for other schemas. */
function fieldsIn(schema: Schema): GroupField['fields'] | undefined {
  if (schema instanceof ZodMiniObject) {
    const shape: Readonly<Record<string, Schema>> = schema.def.shape;
    return Object.entries(shape).map(([key, field]) => ({
      key,
      field: fieldOf(field, readableText(key)),
    }));
  }
  if (schema instanceof ZodMiniTuple) {
    const items: readonly Schema[] = schema.def.items;
    return items.map((field, key) => ({ key, field: withNumber(fieldOf(field, ''), key) }));
  }
  if (schema instanceof ZodMiniRecord && schema.def.keyType instanceof ZodMiniEnum) {
    const { keyType, valueType } = schema.def;
    return keyType.options
      .map(String)
      .map((key) => ({ key, field: fieldOf(valueType, readableText(key)) }));
  }
  return undefined;
}

const withNumber = (field: FormField, index: number): FormField => ({
  ...field,
  label: `${field.label} ${index + 1}`,
});

/** Returns the limits of a schema: on characters, on entries, or on the number itself. zod keeps them as checks. */
function boundsOf(schema: Schema): Bounds {
  const checks = (schema._zod.def.checks ?? []).map((check): object => check._zod.def);
  const limitOf = (name: string, key: string): number | undefined =>
    checks
      .filter((check) => Reflect.get(check, 'check') === name)
      .map((check): unknown => Reflect.get(check, key))
      .find((value) => typeof value === 'number');
  const leastNumber = limitOf('greater_than', 'value');
  // The only exclusive limit in the content is `positive()`, and all numbers are integers: so they begin at 1.
  const min = limitOf('min_length', 'minimum') ?? (leastNumber === 0 ? 1 : leastNumber);
  const max = limitOf('max_length', 'maximum') ?? limitOf('less_than', 'value');
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** `newModel` -> `New model`, for fields without a label. */
export function readableText(key: string): string {
  const words = key.replace(/[-_]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of an empty field, without optional fields. */
export function blankOf(field: FormField): ContentValue {
  if (field.kind === 'switch') return false;
  if (field.kind === 'list') return [];
  if (field.kind === 'number' || field.kind === 'picture') return null;
  if (field.kind !== 'group') return '';
  const requiredFields = field.fields.filter((inner) => !inner.field.isOptional);
  const values = requiredFields.map(({ key, field: inner }) => [key, blankOf(inner)] as const);
  // The fields of a tuple have indexes as keys.
  const isTuple = typeof requiredFields[0]?.key === 'number';
  return isTuple ? values.map(([, value]) => value) : Object.fromEntries(values);
}

/** Returns the label of the field at a path: 'Members “Ama Sample”, Role', or 'Speakers 2, Role' without a name. */
export function labelAt(
  field: FormField,
  [key, ...rest]: Path,
  value: ContentValue | undefined,
): string {
  if (key === undefined) return field.label;
  if (field.kind === 'picture' && key === 'alt') return `${field.label}, what it shows`;
  const innerValue = valueAt(value, key);
  if (field.kind === 'list') {
    const entry = `${field.element.label} ${entryName(innerValue, key)}`;
    const innerLabel = rest.length > 0 ? labelAt(field.element, rest, innerValue) : '';
    return [entry, innerLabel].filter(Boolean).join(', ');
  }
  const inner = field.kind === 'group' && field.fields.find((candidate) => candidate.key === key);
  return inner ? labelAt(inner.field, rest, innerValue) : field.label;
}

function entryName(entry: ContentValue | undefined, key: string | number): string {
  const name = itemTitle(entry ?? null, '');
  return name === '' ? String(Number(key) + 1) : `“${name}”`;
}
