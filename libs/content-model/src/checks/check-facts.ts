import type { Content } from '../content.schema.ts';
import { FACT_NAMES, namesInBraces } from '../forum/fill-facts.ts';
import type { Finding } from './finding.ts';

/** The placeholder `{couponCode}` in mails, replaced by the code of the recipient. */
const COUPON_CODE = 'couponCode';

/** Finds unknown placeholders in braces. Pages would show them as they are. */
export function checkFacts({ forum, 'forum-phases': phases, mails }: Content): readonly Finding[] {
  const hasRegistration = forum.registrationOpens !== undefined;
  const factsOfPhase = (phase: string) => {
    // These phases also exist without registration days, so their texts cannot use them.
    const needsYearOnly = phase === 'planned' || (!hasRegistration && /during|over/.test(phase));
    return needsYearOnly ? ['year'] : FACT_NAMES;
  };
  return [
    ...Object.entries(phases).flatMap(([phase, texts]) =>
      unknownPlaceholders('forum-phases', { [phase]: texts }, factsOfPhase(phase)),
    ),
    ...unknownPlaceholders('mails', mails, [COUPON_CODE]),
  ];
}

function unknownPlaceholders(
  part: Finding['part'],
  value: unknown,
  knownNames: readonly string[],
): readonly Finding[] {
  const facts = knownNames.map((name) => `{${name}}`).join(', ');
  return textsOf(value, []).flatMap(({ path, text }) =>
    namesInBraces(text)
      .filter((name) => !knownNames.includes(name))
      .map((name) => ({ part, path, message: `there is no fact {${name}}, only ${facts}` })),
  );
}

/** A text in a part, with the path of its field. */
interface TextField {
  readonly path: readonly string[];
  readonly text: string;
}

function textsOf(value: unknown, path: readonly string[]): readonly TextField[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}
