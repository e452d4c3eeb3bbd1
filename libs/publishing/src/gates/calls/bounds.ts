import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.ts';

/** Keywords that let less through the larger they are, and those that do the smaller they are. */
const LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const MOST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];
/** Keywords that let through something else if they differ. */
const FORMS = ['pattern', 'format', 'multipleOf', 'allOf'];
/** Several patterns at once are an `allOf`. */
const wordFor = (keyword: string) => (keyword === 'allOf' ? 'pattern' : keyword);

/**
 * What is let through by one schema and not by another, of texts, numbers and lists: a sentence for each keyword.
 * @param name of the field
 */
export function boundsThatShrink(sent: JsonSchema, taken: JsonSchema, name: string): string[] {
  const shrinks = (keyword: string, isWorse: (sent: number, taken: number) => boolean) => {
    const bound = taken[keyword];
    if (typeof bound !== 'number') return [];
    const own = sent[keyword];
    if (typeof own === 'number' && !isWorse(own, bound)) return [];
    return [`${name} has ${keyword} ${bound}, and had ${typeof own === 'number' ? own : 'none'}`];
  };
  return [
    ...LEAST.flatMap((keyword) => shrinks(keyword, (own, bound) => own < bound)),
    ...MOST.flatMap((keyword) => shrinks(keyword, (own, bound) => own > bound)),
    ...FORMS.flatMap((keyword) =>
      taken[keyword] !== undefined && !isDeepStrictEqual(taken[keyword], sent[keyword])
        ? [`${name} has another ${wordFor(keyword)}`]
        : [],
    ),
  ];
}
