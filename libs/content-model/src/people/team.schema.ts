import * as z from 'zod/mini';
import { line, list, slug, yesOrNo } from '../fields/fields.ts';
import { picture } from '../fields/picture.ts';

export const memberSchema = z.strictObject({
  id: slug('Id'),
  name: line('Name', { max: 60 }),
  role: line('Role', { max: 60 }),
  studies: line('Studies', { help: 'Field and year.', max: 80 }),
  picture: picture('Portrait', { help: 'Without one, initials or a drawing stand there.' }),
  hasPortrait: yesOrNo('There is a drawing of them'),
});

/** The people who run the association this year. */
export const teamSchema = z.strictObject({
  members: list('Members', memberSchema, { min: 1, max: 40 }),
  correspondent: slug('Who answers letters', { names: 'team' }),
});
