import type { EditionParts } from '@raade/contracts/content/edition-file';
import { checkDraft, checkPart } from '../checks/check-content.ts';
import { type Content, CONTENT_NAMES } from '../content.schema.ts';
import { itemTitle } from '../editions/item-title.ts';
import { type Draft, itemIn, mergeDrafts } from '../editions/merge-drafts.ts';
import { compareContent } from './compare-content.ts';
import type { Difference } from './difference.ts';

/**
 * Differences that drafts make, in words. A draft or part with mistakes gets only a sentence that says so, and the
 * other drafts are compared as usual.
 */
export function compareDrafts(live: EditionParts, drafts: readonly Draft[]): readonly Difference[] {
  // Live content may be older than the schemas. Details cannot be compared then, so each draft is only named as a
  // change.
  if (wrongParts(live).length > 0) return drafts.map((draft) => told(draft, live, 'was changed'));
  const right = drafts.filter(isRight);
  const merged = mergeDrafts(live, right);
  const wrong = wrongParts(merged);
  const readable = { ...merged, ...Object.fromEntries(wrong.map((name) => [name, live[name]])) };
  return [
    // Each part was held to its schema.
    ...compareContent(live as unknown as Content, readable as unknown as Content),
    ...drafts
      .filter((draft) => !isRight(draft))
      .map((draft) => told(draft, live, MUST_BE_CORRECTED)),
    ...wrong.map((part) => told({ part, item: null, value: null }, live, MUST_BE_CORRECTED)),
  ];
}

const MUST_BE_CORRECTED = 'has changes that must be corrected first';

const isRight = ({ part, item, value }: Draft) => checkDraft(part, item, value).length === 0;

const wrongParts = (parts: EditionParts) =>
  CONTENT_NAMES.filter((part) => checkPart(part, parts[part]).length > 0);

function told({ part, item, value }: Draft, live: EditionParts, says: string): Difference {
  if (item === null) return { part, says: `This part ${says}` };
  const title = itemTitle([value, itemIn(part, live[part], item)], item);
  return { part, item, says: `${title} ${says}` };
}
