import { ABOUT } from './about.ts';
import { aboutSchema } from './about.schema.ts';
import { ATTENDEE_TYPES } from './attendees.ts';
import { attendeeTypesSchema } from './attendees.schema.ts';
import type { ContentFile } from './check-content.ts';
import { CONTACT_TEXTS } from './contact.ts';
import { contactSchema } from './contact.schema.ts';
import { FORUM_TEXTS } from './forum.ts';
import { forumTextsSchema } from './forum.schema.ts';
import { PHASE_TEXTS } from './forum-phases.ts';
import { forumPhasesSchema } from './forum-phases.schema.ts';
import { HOME } from './home.ts';
import { homeSchema } from './home.schema.ts';
import { PRIVACY } from './privacy.ts';
import { privacySchema } from './privacy.schema.ts';
import { PROJECTS } from './projects.ts';
import { projectsSchema } from './projects.schema.ts';
import { SCHEDULE } from './schedule.ts';
import { scheduleSchema } from './schedule.schema.ts';
import { SPEAKERS } from './speakers.ts';
import { speakersSchema } from './speakers.schema.ts';
import { SPONSORS } from './sponsors.ts';
import { sponsorsSchema } from './sponsors.schema.ts';
import { STUDIOS } from './studios.ts';
import { studiosSchema } from './studios.schema.ts';
import { TEAM } from './team.ts';
import { teamSchema } from './team.schema.ts';
import { VIDEOS } from './videos.ts';
import { videosSchema } from './videos.schema.ts';

/** Every file of this folder that holds content, with the schema that it is checked against. */
export const CONTENT_FILES: readonly ContentFile[] = [
  { file: 'about.ts', schema: aboutSchema, content: ABOUT },
  { file: 'attendees.ts', schema: attendeeTypesSchema, content: ATTENDEE_TYPES },
  { file: 'contact.ts', schema: contactSchema, content: CONTACT_TEXTS },
  { file: 'forum.ts', schema: forumTextsSchema, content: FORUM_TEXTS },
  { file: 'forum-phases.ts', schema: forumPhasesSchema, content: PHASE_TEXTS },
  { file: 'home.ts', schema: homeSchema, content: HOME },
  { file: 'privacy.ts', schema: privacySchema, content: PRIVACY },
  { file: 'projects.ts', schema: projectsSchema, content: PROJECTS },
  { file: 'schedule.ts', schema: scheduleSchema, content: SCHEDULE },
  { file: 'speakers.ts', schema: speakersSchema, content: SPEAKERS },
  { file: 'sponsors.ts', schema: sponsorsSchema, content: SPONSORS },
  { file: 'studios.ts', schema: studiosSchema, content: STUDIOS },
  { file: 'team.ts', schema: teamSchema, content: TEAM },
  { file: 'videos.ts', schema: videosSchema, content: VIDEOS },
];
