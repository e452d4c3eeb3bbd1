import * as z from 'zod/mini';
import { line, list, slug, yesOrNo } from '../fields/fields.ts';
import { picture } from '../fields/picture.ts';

export const memberSchema = z.strictObject({
  id: slug({ label: 'Id' }),
  name: line({ label: 'Name', max: 60 }),
  role: line({ label: 'Role', max: 60 }),
  studies: line({ label: 'Studies', help: 'Field and year.', max: 80 }),
  picture: picture({ label: 'Portrait', help: 'Without one, initials or a drawing stand there.' }),
  hasPortrait: yesOrNo({ label: 'There is a drawing of them' }),
});

/** Who answers for the association this year. */
export const teamSchema = z.strictObject({
  members: list(memberSchema, { label: 'Members', min: 1, max: 40 }),
  correspondent: slug({ label: 'Who answers letters', names: 'team' }),
});
