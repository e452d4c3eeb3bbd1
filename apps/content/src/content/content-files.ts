import type { ContentFile } from './check-content.ts';
import { PROJECTS } from './projects.ts';
import { projectsSchema } from './projects.schema.ts';
import { SCHEDULE } from './schedule.ts';
import { scheduleSchema } from './schedule.schema.ts';

/** Every file of this folder that holds content, with the schema that it is checked against. */
export const CONTENT_FILES: readonly ContentFile[] = [
  { file: 'projects.ts', schema: projectsSchema, content: PROJECTS },
  { file: 'schedule.ts', schema: scheduleSchema, content: SCHEDULE },
];
