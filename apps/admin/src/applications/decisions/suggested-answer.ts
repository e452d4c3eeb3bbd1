import { ANSWER_TEMPLATES } from '@raade/contracts/applications/answer-templates';
import type { AnswerMessage, Decision } from '@raade/contracts/applications/application-decisions';
import { queryClient } from '../../reading/query-client.ts';
import type { DecisionScope } from './decision-scope.ts';

/** Suggests an answer: the words that staff used last for the same decision, or else the template. */
export function suggestedAnswer<Application>(
  { kind, queries }: DecisionScope<Application>,
  decision: Decision,
): AnswerMessage {
  const pages = queryClient.getQueryData(queries.pages.queryKey)?.pages ?? [];
  const answers = pages
    .flatMap(({ rows }) => rows.map(({ data }) => data.answer))
    .filter((answer) => answer?.decision === decision && answer.message !== null)
    .sort((one, other) => Number(other?.at) - Number(one?.at));
  return answers[0]?.message ?? ANSWER_TEMPLATES[kind][decision];
}
