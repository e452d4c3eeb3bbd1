import { checkContent } from '@raade/content-model/checks/check-content';
import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import type { Content } from '@raade/content-model/content.schema';
import type { Forum } from '@raade/content-model/forum/forum.schema';
import type { Codes, Imported, ImportProblem } from '@raade/content-model/import/imported';
import { previewImport } from '@raade/content-model/import/preview-import';
import { importSchedule, importTalks } from '@raade/content-model/import/pretalx';
import { importSessionizeCsv } from '@raade/content-model/import/sessionize-csv';
import { importSessionize } from '@raade/content-model/import/sessionize-json';
import { draftsBetween } from '@raade/content-model/editions/drafts-between';
import type { ImportContentRequest } from '@raade/contracts/content/drafts';
import { type EditionParts, editionFileSchema } from '@raade/contracts/content/edition-file';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ContentDifference } from '@raade/contracts/content/findings';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { describeIssues } from '@raade/contracts/describe-issues';
import { Failure } from '@raade/contracts/failure';
import { safeParse } from 'zod/mini';
import { SOURCES, type SourceName } from './sources.ts';

/** What an import would make of the content, and what it takes to do it. */
export interface Preview {
  readonly differences: readonly ContentDifference[];
  readonly problems: readonly ImportProblem[];
  readonly request: ImportContentRequest;
}

/** What files would change of what is live. Throws a `Failure` that says what to do if they are others. */
export function previewOf(
  source: SourceName,
  texts: readonly string[],
  read: ReadContentResponse,
): Preview {
  if (source === 'edition') return editionPreview(texts[0] ?? '', read);
  const { content } = checkContent(read.parts);
  if (!content) throw new Failure('What is live has mistakes. Correct and publish them first.');
  const imported = programmeOf(source, texts, content.forum);
  const { after, differences, problems, codes } = previewImport(content, imported, read.codes);
  return {
    differences,
    problems,
    request: {
      ...requestFor(read, partsWith(read.parts, after)),
      from: { program: SOURCES[source].program, codes: sentCodes(codes) },
    },
  };
}

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

function editionPreview(text: string, read: ReadContentResponse): Preview {
  const { data, error } = safeParse(editionFileSchema, parsed(text));
  if (data) {
    const { parts } = data;
    const differences = compareDrafts(read.parts, draftsBetween(read.parts, parts));
    return { differences, problems: [], request: requestFor(read, parts) };
  }
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
