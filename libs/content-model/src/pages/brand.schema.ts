import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields/fields.ts';

/** Texts about the association on every page. (Its names are constants of the code.) */
export const brandSchema = z.strictObject({
  summary: paragraph('For search engines', {
    help: 'Describe the association in one or two sentences.',
    max: 200,
  }),
  taglines: list('What we stand for, in two lines', line('Line', { max: 44 }), {
    help: 'The two lines appear on the home page and in the footer.',
    min: 2,
    max: 2,
  }),
  sponsors: line('Footer: thanks to sponsors'),
  contributors: line('Footer: who made the site', { help: 'Name roles only, not people.' }),
});
