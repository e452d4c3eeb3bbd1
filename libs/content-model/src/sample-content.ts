import type { Revision } from '@raade/contracts/content/content-data';
import about from '../sample/about.json' with { type: 'json' };
import applications from '../sample/applications.json' with { type: 'json' };
import attendees from '../sample/attendees.json' with { type: 'json' };
import brand from '../sample/brand.json' with { type: 'json' };
import contact from '../sample/contact.json' with { type: 'json' };
import forumPage from '../sample/forum-page.json' with { type: 'json' };
import forumPhases from '../sample/forum-phases.json' with { type: 'json' };
import forum from '../sample/forum.json' with { type: 'json' };
import giving from '../sample/giving.json' with { type: 'json' };
import home from '../sample/home.json' with { type: 'json' };
import mails from '../sample/mails.json' with { type: 'json' };
import pastForums from '../sample/past-forums.json' with { type: 'json' };
import privacy from '../sample/privacy.json' with { type: 'json' };
import projects from '../sample/projects.json' with { type: 'json' };
import sessions from '../sample/sessions.json' with { type: 'json' };
import speakers from '../sample/speakers.json' with { type: 'json' };
import sponsors from '../sample/sponsors.json' with { type: 'json' };
import studios from '../sample/studios.json' with { type: 'json' };
import team from '../sample/team.json' with { type: 'json' };
import videos from '../sample/videos.json' with { type: 'json' };
import type { Content, ContentName } from './content.schema.ts';
import { contentOf } from './provided/provided-content.ts';

/** Sample content that the site shows until an edition is published. None of it describes real people. */
export const SAMPLE_PARTS: Readonly<Record<ContentName, unknown>> = {
  about,
  attendees,
  contact,
  forum,
  home,
  privacy,
  projects,
  sessions,
  speakers,
  sponsors,
  applications,
  brand,
  giving,
  mails,
  studios,
  team,
  videos,
  'forum-page': forumPage,
  'forum-phases': forumPhases,
  'past-forums': pastForums,
};

/** The names of all parts, for code that must not import the schemas. */
export const SAMPLE_NAMES = Object.keys(SAMPLE_PARTS) as readonly ContentName[];

/** The revision of the sample in calendars. */
export const SAMPLE_REVISION: Revision = {
  sequence: 1,
  at: '2025-03-28T17:00:00Z',
};

/** The sample with its type. A test checks it against the schemas. */
export const SAMPLE = SAMPLE_PARTS as unknown as Content;

/** The sample in the form in which pages get content. */
export const SAMPLE_CONTENT = contentOf({ ...SAMPLE_PARTS, revision: SAMPLE_REVISION });
