import { checkContent } from '@raade/content-model/checks/check-content';
import { compareContent } from '@raade/content-model/compare/compare-content';
import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import type { Content } from '@raade/content-model/content.schema';
import type { Forum } from '@raade/content-model/forum/forum.schema';
import type { Codes, Imported, ImportProblem } from '@raade/content-model/import/imported';
import { previewImport } from '@raade/content-model/import/preview-import';
import { importSchedule, importTalks } from '@raade/content-model/import/pretalx';
import { importSessionizeCsv } from '@raade/content-model/import/sessionize-csv';
import { importSessionize } from '@raade/content-model/import/sessionize-json';
import { draftsBetween } from '@raade/content-model/editions/drafts-between';
import { type Draft, itemIn, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ImportContentRequest } from '@raade/contracts/content/drafts';
import { type EditionParts, editionFileSchema } from '@raade/contracts/content/edition-file';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ContentDifference } from '@raade/contracts/content/findings';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { describeIssues } from '@raade/contracts/describe-issues';
import { Failure } from '@raade/contracts/failure';
import { safeParse } from 'zod/mini';
import { itemWords } from '../parts/item-names.ts';
import { SOURCES, type SourceName } from './sources.ts';

/** A way to take a file over. */
export interface Plan {
  readonly differences: readonly ContentDifference[];
  readonly request: ImportContentRequest;
}

/** What an import would make of the content, and what it takes to do it. */
export interface Preview {
  readonly problems: readonly ImportProblem[];
  /** Items that are there, and that the file leaves out: 'Session “Opening Address”'. */
  readonly leftOut: readonly string[];
  /** What the file leaves out stays. */
  readonly keeping: Plan;
  /** What the file leaves out is removed. */
  readonly removing: Plan;
}

/** What files would change of what is live. Throws a `Failure` that says what to do if they are others. */
export function previewOf(
  source: SourceName,
  texts: readonly string[],
  read: ReadContentResponse,
): Preview {
  if (source === 'edition') {
    const differences = (drafts: readonly Draft[]) => compareDrafts(read.parts, drafts);
    return { ...plansFor(read, editionIn(texts[0] ?? ''), differences), problems: [] };
  }
  const { content } = checkContent(read.parts);
  if (!content) throw new Failure('What is live has mistakes. Correct and publish them first.');
  const imported = programmeOf(source, texts, content.forum);
  const { after, problems, codes } = previewImport(content, imported, read.codes);
  const from = { program: SOURCES[source].program, codes: sentCodes(codes) };
  // What came may lack fields, and is told all the same: as JSON it has the shape of content.
  const differences = (_drafts: readonly Draft[], parts: EditionParts) =>
    compareContent(content, parts as unknown as Content);
  return { ...plansFor(read, partsWith(read.parts, after), differences, from), problems };
}

type InWords = (drafts: readonly Draft[], parts: EditionParts) => Plan['differences'];

function plansFor(
  read: ReadContentResponse,
  parts: EditionParts,
  inWords: InWords,
  from?: ImportContentRequest['from'],
): Omit<Preview, 'problems'> {
  const drafts = draftsBetween(read.parts, parts);
  const plan = (wanted: readonly Draft[]): Plan => {
    const wantedParts = mergeDrafts(read.parts, wanted);
    const request = { ...requestFor(read, wantedParts), ...(from && { from }) };
    return { differences: inWords(wanted, wantedParts), request };
  };
  const leftOut = drafts
    .filter(isRemoval)
    .map(({ part, item }) => itemWords({ part, item }, [itemIn(part, read.parts[part], item)]));
  const keeping = plan(drafts.filter((draft) => !isRemoval(draft)));
  return { leftOut, keeping, removing: plan(drafts) };
}

const isRemoval = ({ item, value }: Draft) => item !== null && value === null;

function programmeOf(
  source: Exclude<SourceName, 'edition'>,
  [first = '', second = '']: readonly string[],
  forum: Forum,
): Imported {
  switch (source) {
    case 'pretalx-schedule':
      return importSchedule(first, forum);
    case 'pretalx-answers':
      return importTalks({ talks: first, speakers: second }, forum);
    case 'sessionize-json':
      return importSessionize(first, forum);
    case 'sessionize-csv':
      return importSessionizeCsv(first, forum);
  }
}

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

const requestFor = ({ live }: ReadContentResponse, parts: EditionParts): ImportContentRequest => ({
  edition: live,
  file: { version: 1, edition: live, parts },
});

/** Only the programme is another. */
const partsWith = (parts: EditionParts, { forum, sessions, speakers }: Content): EditionParts =>
  // What was read as JSON is JSON.
  ({ ...parts, ...({ forum, sessions, speakers } as unknown as Partial<EditionParts>) });

/** Items without a code of a length that is kept are found by their names alone. */
function sentCodes({ sessions, speakers }: Codes) {
  const kept = (codes: Codes['sessions']) =>
    Object.fromEntries(
      Object.entries(codes).filter(
        ([, code]) => code !== '' && code.length <= CONTENT_LIMITS.itemKeyLength,
      ),
    );
  return { sessions: kept(sessions), speakers: kept(speakers) };
}
