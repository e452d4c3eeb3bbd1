import type { ContentFile } from './check-content.ts';
import { PRIVACY } from './privacy.ts';
import { privacySchema } from './privacy.schema.ts';
import { PROJECTS } from './projects.ts';
import { projectsSchema } from './projects.schema.ts';
import { SCHEDULE } from './schedule.ts';
import { scheduleSchema } from './schedule.schema.ts';
import { STUDIOS } from './studios.ts';
import { studiosSchema } from './studios.schema.ts';

/** Every file of this folder that holds content, with the schema that it is checked against. */
export const CONTENT_FILES: readonly ContentFile[] = [
  { file: 'privacy.ts', schema: privacySchema, content: PRIVACY },
  { file: 'projects.ts', schema: projectsSchema, content: PROJECTS },
  { file: 'schedule.ts', schema: scheduleSchema, content: SCHEDULE },
  { file: 'studios.ts', schema: studiosSchema, content: STUDIOS },
];
