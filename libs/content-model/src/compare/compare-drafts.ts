import type { EditionParts } from '@raade/contracts/content/edition-file';
import { checkDraft, checkPart } from '../checks/check-content.ts';
import { type Content, CONTENT_NAMES } from '../content.schema.ts';
import { itemTitle } from '../editions/item-title.ts';
import { type Draft, itemIn, mergeDrafts } from '../editions/merge-drafts.ts';
import { compareContent } from './compare-content.ts';
import type { Difference } from './difference.ts';

/**
 * Describes the changes that drafts make to the live content. For a draft or part with problems there is only a
 * sentence that says so; the other drafts are compared.
 */
export function compareDrafts(live: EditionParts, drafts: readonly Draft[]): readonly Difference[] {
  // Live content that is older than the schemas cannot be compared in detail, so each draft is only mentioned.
  if (wrongParts(live).length > 0)
    return drafts.map((draft) => describe(draft, live, 'was changed'));
  const right = drafts.filter(isRight);
  const merged = mergeDrafts(live, right);
  const wrong = wrongParts(merged);
  const readable = { ...merged, ...Object.fromEntries(wrong.map((name) => [name, live[name]])) };
  return [
    // `wrongParts` has checked each part against its schema.
    ...compareContent(live as unknown as Content, readable as unknown as Content),
    ...drafts
      .filter((draft) => !isRight(draft))
      .map((draft) => describe(draft, live, MUST_BE_CORRECTED)),
    ...wrong.map((part) => describe({ part, item: null, value: null }, live, MUST_BE_CORRECTED)),
  ];
}

const MUST_BE_CORRECTED = 'has changes that must be corrected first';

const isRight = ({ part, item, value }: Draft) => checkDraft(part, item, value).length === 0;

const wrongParts = (parts: EditionParts) =>
  CONTENT_NAMES.filter((part) => checkPart(part, parts[part]).length > 0);

function describe({ part, item, value }: Draft, live: EditionParts, verb: string): Difference {
  if (item === null) return { part, says: `This part ${verb}` };
  const title = itemTitle([value, itemIn(part, live[part], item)], item);
  return { part, item, says: `${title} ${verb}` };
}
