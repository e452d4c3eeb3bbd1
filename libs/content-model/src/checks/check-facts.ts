import type { Content } from '../content.schema.ts';
import { FACT_NAMES, namesInBraces } from '../forum/fill-facts.ts';
import type { Finding } from './finding.ts';

/** The name in braces that stands for the coupon code of a mail’s reader. */
const COUPON_CODE = 'couponCode';

/** Names in braces that nothing stands for: visitors and readers of mails would see the braces. */
export function checkFacts({ forum, 'forum-phases': phases, mails }: Content): readonly Finding[] {
  // A forum whose registration days nobody knows has these three phases alone.
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
