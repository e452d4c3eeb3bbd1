import * as z from 'zod/mini';
import { line, list, slug, yesOrNo } from '../fields/fields.ts';
import { picture } from '../fields/picture.ts';

/** A member of the team. `hasPortrait` is true if the code of the site has a drawing of the person. */
export const memberSchema = z.strictObject({
  id: slug('Id'),
  name: line('Name', { max: 60 }),
  role: line('Role', { max: 60 }),
  studies: line('Studies', { help: 'The field of study and the year of graduation.', max: 80 }),
  picture: picture('Portrait', {
    help: 'Without a portrait, the initials or a drawing are shown.',
  }),
  hasPortrait: yesOrNo('A drawing of this person exists'),
});

/** The people who run the association this year. */
export const teamSchema = z.strictObject({
  members: list('Members', memberSchema, { min: 1, max: 40 }),
  correspondent: slug('Person who answers letters', { names: 'team' }),
});
