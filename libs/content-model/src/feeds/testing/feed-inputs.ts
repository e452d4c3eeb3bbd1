import { SAMPLE, SAMPLE_REVISION } from '../../sample-content.ts';
import { OTHER_CONTENT } from '../../testing/other-content.ts';
import type { FeedInput } from '../feed-input.ts';

const siteUrl = 'https://raade.example';

export const SAMPLE_INPUT: FeedInput = { content: SAMPLE, revision: SAMPLE_REVISION, siteUrl };
export const OTHER_INPUT: FeedInput = {
  content: OTHER_CONTENT,
  revision: { sequence: 42, at: '2026-08-30T09:15:00Z' },
  siteUrl,
};

/** The inputs with which every feed is tested, by name. */
export const FEED_INPUTS = [
  ['the sample', SAMPLE_INPUT],
  ['other content', OTHER_INPUT],
] as const;

/** The sample with this text in all text fields of the forum, its sessions and speakers. */
export function inputWithText(text: string): FeedInput {
  const { forum, sessions, speakers } = SAMPLE;
  return {
    content: {
      forum: { ...forum, name: text, venue: text },
      sessions: sessions.map((session) => ({
        ...session,
        title: text,
        description: text,
        room: text,
      })),
      speakers: speakers.map((speaker) => ({ ...speaker, name: text, bio: text, role: text })),
      'past-forums': [],
    },
    revision: SAMPLE_REVISION,
    siteUrl,
  };
}

/**
 * A text with special characters of all formats. Its backslash is not followed by `n`, since node-ical would read that
 * as a line break.
 */
export const SPECIAL_TEXT =
  'Wanjikũ & "Ngũgĩ" <wa> ]]> Thiong’o; أمينة, ሰላም\\ 李样本 \u{1F30D} a\nnew line, Ẹniọlá Ọmụmaatụ';
