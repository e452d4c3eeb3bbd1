import type { Content } from '../content.schema.ts';
import { FACT_NAMES, namesInBraces } from '../forum/fill-facts.ts';
import type { Finding } from './finding.ts';

/** The placeholder `{couponCode}` in mails, replaced by the code of the recipient. */
const COUPON_CODE = 'couponCode';

/** Finds unknown placeholders in braces, which visitors would see unreplaced. */
export function checkFacts({ forum, 'forum-phases': phases, mails }: Content): readonly Finding[] {
  // Without registration days, the forum has only these three phases.
  const ofPhase = (phase: string) =>
    phase === 'planned' || (forum.registrationOpens === undefined && /during|over/.test(phase))
      ? ['year']
      : FACT_NAMES;
  return [
    ...Object.entries(phases).flatMap(([phase, texts]) =>
      unknownIn('forum-phases', { [phase]: texts }, ofPhase(phase)),
    ),
    ...unknownIn('mails', mails, [COUPON_CODE]),
  ];
}

function unknownIn(
  part: Finding['part'],
  value: unknown,
  known: readonly string[],
): readonly Finding[] {
  const facts = known.map((name) => `{${name}}`).join(', ');
  return textsOf(value, []).flatMap(({ path, text }) =>
    namesInBraces(text)
      .filter((name) => !known.includes(name))
      .map((name) => ({ part, path, message: `there is no fact {${name}}, only ${facts}` })),
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
