import { checkContent } from '@raade/content-model/checks/check-content';
import type { Content } from '@raade/content-model/content.schema';
import { isSame } from '@raade/content-model/editions/drafts-between';
import type { Draft } from '@raade/content-model/editions/merge-drafts';
import { archivedForum } from '@raade/content-model/forum/archived-forum';
import { dayAndYear } from '@raade/content-model/forum/day-text';
import { forumFacts, forumYear } from '@raade/content-model/forum/forum-facts';
import { forumSchema, type Forum } from '@raade/content-model/forum/forum.schema';
import { pastForumSchema } from '@raade/content-model/forum/past-forums.schema';
import { pastForumPath } from '@raade/content-model/program/session-address';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ListedDraft } from '@raade/contracts/content/findings';
import type { ContentValue } from '@raade/contracts/content/values';
import { safeParse } from 'zod/mini';
import { countOf } from '../items/part-texts.ts';

/** The live content; undefined if it does not fit the schemas of this release. */
export const liveContent = (parts: EditionParts): Content | undefined =>
  checkContent(parts).content;

/** The drafts that replace the live forum by another one and archive its program. */
export function draftsOfNextForum(live: Content, next: Forum): readonly Draft[] {
  const pastForum = archivedForum(live);
  const resetParts = ['sessions', 'speakers'] as const;
  return [
    { part: 'forum', item: null, value: asValue(next) },
    { part: 'past-forums', item: pastForum.id, value: asValue(pastForum) },
    ...resetParts.flatMap((part) => live[part].map(({ id }) => ({ part, item: id, value: null }))),
  ];
}

// Both values are JSON, which their types do not show.
const asValue = (value: object): ContentValue => value as unknown as ContentValue;

/** The change to the next forum, as it is drafted. */
export interface NextForum {
  readonly forum: Forum;
  readonly drafts: readonly ListedDraft[];
  readonly title: string;
  /** False if the live sessions or speakers have changed since, so that the archive would lack some of them. */
  readonly isComplete: boolean;
  /** The change in sentences. */
  readonly sentences: readonly string[];
}

/** The change to the next forum in these drafts; undefined if there is none. */
export function nextForumIn(
  parts: EditionParts,
  drafts: readonly ListedDraft[],
): NextForum | undefined {
  const forumDraft = drafts.find(({ part }) => part === 'forum');
  const live = forumDraft && liveContent(parts);
  const forum = safeParse(forumSchema, forumDraft?.value).data;
  if (!live || !forum) return undefined;
  const expectedDrafts = draftsOfNextForum(live, forum);
  // Values may have changed since they were drafted, so only the names and the removals are compared.
  const ownDrafts = drafts.filter((draft) =>
    expectedDrafts.some(
      ({ part, item, value }) =>
        part === draft.part && item === draft.item && (value === null) === (draft.value === null),
    ),
  );
  const archiveDraft = ownDrafts.find(({ part }) => part === 'past-forums');
  if (!archiveDraft) return undefined;
  const { sessions, speakers } = safeParse(pastForumSchema, archiveDraft.value).data ?? {};
  const isArchiveComplete = isSame([sessions, speakers], [live.sessions, live.speakers]);
  const isComplete = ownDrafts.length === expectedDrafts.length && isArchiveComplete;
  const title = `Next forum: ${forumFacts(forum).dates}`;
  return { forum, drafts: ownDrafts, title, isComplete, sentences: sentencesOf(live, forum) };
}

/** The change to the next forum in sentences, with the former values. */
export function sentencesOf(live: Content, next: Forum): readonly string[] {
  const [lastFacts, nextFacts] = [forumFacts(live.forum), forumFacts(next)];
  const lastYear = forumYear(live.forum);
  /** The end of a sentence: how the value was at the last forum. */
  const comparison = (nextValue: string | undefined, lastValue = 'not known') =>
    nextValue === lastValue ? `, as in ${lastYear}.` : `. In ${lastYear}: ${lastValue}.`;
  const [lastOpening, nextOpening] = [openingText(lastFacts), openingText(nextFacts)];
  const lastRegistration = registrationText(lastFacts);
  const nextRegistration = registrationText(nextFacts);
  const { sessions, speakers } = live;
  return [
    `The forum is on ${nextFacts.dates}${comparison(nextFacts.dates, lastFacts.dates)}`,
    `It opens at ${nextOpening}${comparison(nextOpening, lastOpening)}`,
    `The place is ${nextFacts.venue ?? 'not known yet'}${comparison(nextFacts.venue, lastFacts.venue)}`,
    `Registration is ${nextRegistration ?? 'not planned yet'}${comparison(nextRegistration, lastRegistration)}`,
    ...(lastFacts.isFull ? ['“The forum is full” is switched off.'] : []),
    `${countOf('sessions', sessions.length)} and ${countOf('speakers', speakers.length)} of ${lastYear} move to the archive, ${pastForumPath(lastYear)}. The new program begins empty.`,
    'Sponsors, attendees and all texts stay.',
  ];
}

const openingText = ({ opening, timeZone }: Pick<Forum, 'opening' | 'timeZone'>) =>
  `${opening} (${timeZone})`;

const registrationText = ({ registrationOpens: from, registrationCloses: to }: Partial<Forum>) =>
  from === undefined || to === undefined
    ? undefined
    : `open from ${dayAndYear(from)} to ${dayAndYear(to)}`;
