import { checkContent } from '@raade/content-model/checks/check-content';
import type { Content } from '@raade/content-model/content.schema';
import { isSame } from '@raade/content-model/editions/drafts-between';
import type { Draft } from '@raade/content-model/editions/merge-drafts';
import { archivedForum } from '@raade/content-model/forum/archived-forum';
import { dayAndYear } from '@raade/content-model/forum/day-text';
import { forumFacts, forumYear } from '@raade/content-model/forum/forum-facts';
import { forumSchema, type Forum } from '@raade/content-model/forum/forum.schema';
import { pastForumSchema } from '@raade/content-model/forum/past-forums.schema';
import { pastForumPath } from '@raade/content-model/programme/session-address';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ListedDraft } from '@raade/contracts/content/findings';
import type { ContentValue } from '@raade/contracts/content/values';
import { safeParse } from 'zod/mini';
import { countOf } from '../items/part-texts.ts';

/** The live content; undefined if it does not fit the schemas of this release. */
export const liveContent = (parts: EditionParts): Content | undefined =>
  checkContent(parts).content;

/** The drafts that replace the live forum by another one and archive its programme. */
export function draftsOfNextForum(live: Content, next: Forum): readonly Draft[] {
  const past = archivedForum(live);
  const removed = ['sessions', 'speakers'] as const;
  return [
    { part: 'forum', item: null, value: asValue(next) },
    { part: 'past-forums', item: past.id, value: asValue(past) },
    ...removed.flatMap((part) => live[part].map(({ id }) => ({ part, item: id, value: null }))),
  ];
}

const asValue = (value: object): ContentValue => value as unknown as ContentValue;

/** The change to the next forum, as it is drafted. */
export interface NextForum {
  readonly forum: Forum;
  readonly drafts: readonly ListedDraft[];
  readonly title: string;
  /** False if the live programme has changed since: the archive would lack some of it. */
  readonly isWhole: boolean;
  /** The whole change in sentences. */
  readonly says: readonly string[];
}

/** The change to the next forum in these drafts; undefined if there is none. */
export function nextForumIn(
  parts: EditionParts,
  drafts: readonly ListedDraft[],
): NextForum | undefined {
  const written = drafts.find(({ part }) => part === 'forum');
  const live = written && liveContent(parts);
  const forum = safeParse(forumSchema, written?.value).data;
  if (!live || !forum) return undefined;
  const wanted = draftsOfNextForum(live, forum);
  const own = drafts.filter((draft) =>
    wanted.some(
      ({ part, item, value }) =>
        part === draft.part && item === draft.item && (value === null) === (draft.value === null),
    ),
  );
  const archived = own.find(({ part }) => part === 'past-forums');
  if (!archived) return undefined;
  const { sessions, speakers } = safeParse(pastForumSchema, archived.value).data ?? {};
  const isWhole =
    own.length === wanted.length && isSame([sessions, speakers], [live.sessions, live.speakers]);
  const title = `Next forum: ${forumFacts(forum).dates}`;
  return { forum, drafts: own, title, isWhole, says: sentencesOf(live, forum) };
}

/** The change to the next forum in sentences, with the former values. */
export function sentencesOf(live: Content, next: Forum): readonly string[] {
  const [was, will] = [forumFacts(live.forum), forumFacts(next)];
  const year = forumYear(live.forum);
  const before = (now: string | undefined, then = 'not known') =>
    now === then ? `, as in ${year}.` : `. In ${year}: ${then}.`;
  const [had, has] = [clockText(was), clockText(will)];
  const [opened, opens] = [registrationText(was), registrationText(will)];
  const { sessions, speakers } = live;
  return [
    `The forum is on ${will.dates}${before(will.dates, was.dates)}`,
    `It opens at ${has}${before(has, had)}`,
    `The place is ${will.venue ?? 'not known yet'}${before(will.venue, was.venue)}`,
    `Registration is ${opens ?? 'not planned yet'}${before(opens, opened)}`,
    ...(was.isFull ? ['“The forum is full” is switched off.'] : []),
    `${countOf('sessions', sessions.length)} and ${countOf('speakers', speakers.length)} of ${year} move to the archive, ${pastForumPath(year)}. The new programme begins empty.`,
    'Sponsors, attendees and all texts stay.',
  ];
}

const clockText = ({ opening, timeZone }: Pick<Forum, 'opening' | 'timeZone'>) =>
  `${opening} (${timeZone})`;

const registrationText = ({ registrationOpens: from, registrationCloses: to }: Partial<Forum>) =>
  from === undefined || to === undefined
    ? undefined
    : `open from ${dayAndYear(from)} to ${dayAndYear(to)}`;
