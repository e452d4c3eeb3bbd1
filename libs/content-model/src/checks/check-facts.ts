import type { Content } from '../content.schema.ts';
import { FACT_NAMES, unknownFacts } from '../forum/fill-facts.ts';
import type { Finding } from './finding.ts';

/** Names in braces that are no facts of the forum: visitors would read the braces. */
export function checkFacts({ 'forum-phases': phases }: Content): readonly Finding[] {
  return textsOf(phases, []).flatMap(({ path, text }) =>
    unknownFacts(text).map((name) => ({
      part: 'forum-phases' as const,
      path,
      message: `there is no fact {${name}}, only ${FACT_NAMES.map((one) => `{${one}}`).join(', ')}`,
    })),
  );
}

interface Text {
  readonly path: readonly string[];
  readonly text: string;
}

function textsOf(value: unknown, path: readonly string[]): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, [...path, key]));
}
