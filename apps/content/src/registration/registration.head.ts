import { FORUM } from '../content/forum.ts';
import type { PageHead } from '@raade/platform';

export const REGISTRATION_HEAD: PageHead = {
  title: `Registration | ${FORUM.name}`,
  description: `Registration for the ${FORUM.name}, ${FORUM.dates}, at ${FORUM.venue}: dates, hours, places and whom to ask.`,
};

export const SUCCESS_HEAD: PageHead = {
  title: `Your Registration | ${FORUM.name}`,
  description: `What comes next after registering for the ${FORUM.name}.`,
};
