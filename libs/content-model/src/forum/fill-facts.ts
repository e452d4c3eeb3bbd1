import { dayAndYear } from './day-text.ts';
import { forumYear } from './forum-facts.ts';
import type { Forum } from './forum.schema.ts';

/** The placeholders that texts may contain, like `{registrationOpens}`, with functions that return their values. */
const FACTS = {
  registrationOpens: ({ registrationOpens: day }: Forum) => day && dayAndYear(day),
  registrationCloses: ({ registrationCloses: day }: Forum) => day && dayAndYear(day),
  year: forumYear,
} as const;

type Fact = keyof typeof FACTS;
const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name);

/** A placeholder, and the name in its braces. */
const BRACES = /\{([^{}]*)\}/g;

/** The names of the placeholders in a text. */
export const namesInBraces = (text: string): readonly string[] =>
  [...text.matchAll(BRACES)].map(([, name = '']) => name);

/** The names of all placeholders. */
export const FACT_NAMES = Object.keys(FACTS);

/** Replaces the placeholders in all texts of a value, so that editors change a date in one place only. */
export function fillFacts<Value>(value: Value, forum: Forum): Value {
  // A placeholder without a value stays as it is.
  const fill = (text: string) =>
    text.replace(BRACES, (match, name: string) => (isFact(name) && FACTS[name](forum)) || match);
  return mapTexts(value, fill) as Value;
}

/** A copy of a value with all its texts replaced, also those inside lists and objects. */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, map)]));
}
