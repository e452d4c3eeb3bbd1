import about from '../sample/about.json';
import attendees from '../sample/attendees.json';
import contact from '../sample/contact.json';
import forumPage from '../sample/forum-page.json';
import forumPhases from '../sample/forum-phases.json';
import forum from '../sample/forum.json';
import home from '../sample/home.json';
import privacy from '../sample/privacy.json';
import projects from '../sample/projects.json';
import sessions from '../sample/sessions.json';
import speakers from '../sample/speakers.json';
import sponsors from '../sample/sponsors.json';
import studios from '../sample/studios.json';
import team from '../sample/team.json';
import videos from '../sample/videos.json';
import type { Content, ContentName } from './content.schema.ts';
import type { Revision } from './provided/provided-content.ts';

/** What the site says until somebody publishes an edition: samples, none of which is true of anybody. */
export const SAMPLE_PARTS: Readonly<Record<ContentName, unknown>> = {
  ...{ about, attendees, contact, forum, home, privacy, projects, sessions, speakers, sponsors },
  ...{ studios, team, videos, 'forum-page': forumPage, 'forum-phases': forumPhases },
};

/** What calendars are told of the sample. */
export const SAMPLE_REVISION: Revision = { sequence: 1, at: '2025-03-28T17:00:00Z' };

/** The same, as pages take it: a test holds it to the schemas. */
export const SAMPLE = SAMPLE_PARTS as unknown as Content;
