import { checkContent } from '@raade/content-model/checks/check-content';
import { compareContent } from '@raade/content-model/compare/compare-content';
import { CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import type { Finding } from '@raade/content-model/checks/finding';
import { isSame } from '@raade/content-model/editions/drafts-between';
import type { MadeContent } from './make-content.ts';

/**
 * The result for a content: the checks accept it, refuse it with good messages, or are themselves wrong (`problem`).
 */
export type Verdict =
  | { readonly is: 'accepted' }
  | { readonly is: 'refused' }
  | { readonly is: 'wrong'; readonly problem: string };
const wrong = (problem: string): Verdict => ({ is: 'wrong', problem });

/** Runs the checks of the content, and judges their answer: each finding must name a field and a reason. */
export function judge({ base, parts, paths }: MadeContent): Verdict {
  const { content, findings } = checkContent(parts);
  if (!content) return judgeFindings(findings, paths);
  const refusedPart = Object.entries(CONTENT_SCHEMAS).find(
    ([part, schema]) => !schema.safeParse(JSON.parse(JSON.stringify(parts[part]))).success,
  )?.[0];
  if (refusedPart)
    return wrong(`the part ${refusedPart} is accepted, but refused after it was stored`);
  const differences = compareContent(base, content);
  if (!isSame(content, base) && differences.length === 0)
    return wrong('a change has no description');
  return { is: 'accepted' };
}

function judgeFindings(findings: readonly Finding[], paths: MadeContent['paths']): Verdict {
  if (findings.length === 0) return wrong('it is refused without a finding');
  const emptyFinding = findings.find(({ message }) => !/^\S.{5,}/s.test(message));
  if (emptyFinding) return wrong(`a finding says nothing: ${JSON.stringify(emptyFinding)}`);
  const pathlessFinding = findings.find(
    ({ part, path }) =>
      path.length === 0 && !paths.some((place) => place.length === 1 && place[0] === part),
  );
  if (pathlessFinding) return wrong(`a finding names no field: ${JSON.stringify(pathlessFinding)}`);
  return { is: 'refused' };
}
