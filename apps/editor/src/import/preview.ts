import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import { draftsBetween } from '@raade/content-model/editions/drafts-between';
import { type Draft, itemIn, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ImportContentRequest } from '@raade/contracts/content/drafts';
import { type EditionParts, editionFileSchema } from '@raade/contracts/content/edition-file';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ContentDifference } from '@raade/contracts/content/findings';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import { safeParse } from 'zod/mini';
import { itemWords } from '../parts/item-names.ts';

/** A way to take a file over. */
export interface Plan {
  readonly differences: readonly ContentDifference[];
  readonly request: ImportContentRequest;
}

/** The changes that an import would make, and the requests that make them. */
export interface Preview {
  /** Items that are there, and that the file leaves out: 'Session “Opening Address”'. */
  readonly leftOut: readonly string[];
  /** Items that the file leaves out stay. */
  readonly keeping: Plan;
  /** Items that the file leaves out are removed. */
  readonly removing: Plan;
}

/** The changes that a file would make to the live content. Throws a `Failure` that says what to do with another file. */
export function previewOf(text: string, { live, parts }: ReadContentResponse): Preview {
  const drafts = draftsBetween(parts, editionIn(text));
  const plan = (wanted: readonly Draft[]): Plan => ({
    differences: compareDrafts(parts, wanted),
    request: {
      edition: live,
      file: { version: 1, edition: live, parts: mergeDrafts(parts, wanted) },
    },
  });
  const leftOut = drafts
    .filter(isRemoval)
    .map(({ part, item }) => itemWords({ part, item }, [itemIn(part, parts[part], item)]));
  return {
    leftOut,
    keeping: plan(drafts.filter((draft) => !isRemoval(draft))),
    removing: plan(drafts),
  };
}

const isRemoval = ({ item, value }: Draft) => item !== null && value === null;

function editionIn(text: string): EditionParts {
  const { data, error } = safeParse(editionFileSchema, parsed(text));
  if (data) return data.parts;
  throw new Failure(
    `This is no edition that was exported here:\n${describeIssues(error.issues)}\nTake a file from the page "History".`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure('This is no edition that was exported here: it is no JSON.', { cause });
  }
}
