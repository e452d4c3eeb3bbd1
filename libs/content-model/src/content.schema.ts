import { CONTENT_PARTS, type ContentPart } from '@raade/contracts/content/parts';
import type * as z from 'zod/mini';
import { applicationsSchema } from './applications/applications.schema.ts';
import { attendeesSchema } from './forum/attendees.schema.ts';
import { forumSchema } from './forum/forum.schema.ts';
import { forumPageSchema } from './forum/forum-page.schema.ts';
import { forumPhasesSchema } from './forum/forum-phases.schema.ts';
import { pastForumsSchema } from './forum/past-forums.schema.ts';
import { sessionsSchema } from './forum/sessions.schema.ts';
import { speakersSchema } from './forum/speakers.schema.ts';
import { sponsorsSchema } from './forum/sponsors.schema.ts';
import { givingSchema } from './giving/giving.schema.ts';
import { mailsSchema } from './mails/mails.schema.ts';
import { aboutSchema } from './pages/about.schema.ts';
import { brandSchema } from './pages/brand.schema.ts';
import { contactSchema } from './pages/contact.schema.ts';
import { homeSchema } from './pages/home.schema.ts';
import { privacySchema } from './pages/privacy.schema.ts';
import { videosSchema } from './pages/videos.schema.ts';
import { teamSchema } from './people/team.schema.ts';
import { projectsSchema } from './studios/projects.schema.ts';
import { studiosSchema } from './studios/studios.schema.ts';

/** The schemas of all content by part. Each part is a file of an edition. */
export const CONTENT_SCHEMAS = {
  forum: forumSchema,
  'forum-phases': forumPhasesSchema,
  'forum-page': forumPageSchema,
  sessions: sessionsSchema,
  speakers: speakersSchema,
  'past-forums': pastForumsSchema,
  sponsors: sponsorsSchema,
  attendees: attendeesSchema,
  projects: projectsSchema,
  studios: studiosSchema,
  home: homeSchema,
  about: aboutSchema,
  team: teamSchema,
  videos: videosSchema,
  contact: contactSchema,
  privacy: privacySchema,
  giving: givingSchema,
  applications: applicationsSchema,
  mails: mailsSchema,
  brand: brandSchema,
} as const satisfies Readonly<Record<ContentPart, z.ZodMiniType>>;

/** The name of a part. */
export type ContentName = ContentPart;
/** The names of all parts. */
export const CONTENT_NAMES: readonly ContentName[] = CONTENT_PARTS;

/** All content: every part. */
export type Content = { readonly [Name in ContentName]: z.infer<(typeof CONTENT_SCHEMAS)[Name]> };
