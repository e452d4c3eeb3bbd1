import type { EditionParts } from '@raade/contracts/content/edition-file';
import { checkDraft, checkPart } from '../checks/check-content.ts';
import { type Content, CONTENT_NAMES } from '../content.schema.ts';
import { type Draft, mergeDrafts } from '../editions/merge-drafts.ts';
import { compareContent } from './compare-content.ts';
import type { Difference } from './difference.ts';

/**
 * What drafts change, in words. Of what nobody could render it is only said that it cannot be read yet, so that a
 * draft with mistakes keeps nobody from reading the others.
 */
export function compareDrafts(live: EditionParts, drafts: readonly Draft[]): readonly Difference[] {
  const isRight = ({ part, item, value }: Draft) => checkDraft(part, item, value).length === 0;
  const merged = mergeDrafts(live, drafts.filter(isRight));
  const wrongParts = CONTENT_NAMES.filter((part) => checkPart(part, merged[part]).length > 0);
  const readable = {
    ...merged,
    ...Object.fromEntries(wrongParts.map((name) => [name, live[name]])),
  };
  return [
    // Each part was held to its schema, or is live.
    ...compareContent(live as unknown as Content, readable as unknown as Content),
    ...drafts.filter((draft) => !isRight(draft)).map(({ part, item }) => unreadable(part, item)),
    ...wrongParts.map((part) => unreadable(part, null)),
  ];
}

const unreadable = (part: Difference['part'], item: string | null): Difference => ({
  part,
  ...(item === null ? {} : { item }),
  says: `${item ?? part} has changes that must be corrected first`,
});
