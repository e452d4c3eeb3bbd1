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
  if (invalidPartsOf(live).length > 0)
    return drafts.map((draft) => describe(draft, live, 'was changed'));
  const validDrafts = drafts.filter(isValid);
  const merged = mergeDrafts(live, validDrafts);
  const invalidParts = invalidPartsOf(merged);
  // A part may be invalid although each of its drafts is valid. Its live version takes its place in the comparison.
  const liveVersions = Object.fromEntries(invalidParts.map((name) => [name, live[name]]));
  const readable = { ...merged, ...liveVersions };
  return [
    // `invalidPartsOf` has checked each part against its schema.
    ...compareContent(live as unknown as Content, readable as unknown as Content),
    ...drafts
      .filter((draft) => !isValid(draft))
      .map((draft) => describe(draft, live, HAS_PROBLEMS)),
    ...invalidParts.map((part) => describe({ part, item: null, value: null }, live, HAS_PROBLEMS)),
  ];
}

const HAS_PROBLEMS = 'has changes that must be corrected first';

const isValid = ({ part, item, value }: Draft) => checkDraft(part, item, value).length === 0;

const invalidPartsOf = (parts: EditionParts) =>
  CONTENT_NAMES.filter((part) => checkPart(part, parts[part]).length > 0);

/** A sentence that only mentions a draft. */
function describe({ part, item, value }: Draft, live: EditionParts, verb: string): Difference {
  if (item === null) return { part, message: `This part ${verb}` };
  const title = itemTitle([value, itemIn(part, live[part], item)], item);
  return { part, item, message: `${title} ${verb}` };
}
