import * as z from 'zod/mini';
import { line, paragraph, sitePath } from './fields.ts';

/** A page of this site, and what whoever goes there finds. */
export const describedLink = z.strictObject({
  name: line('Link', { max: 48 }),
  what: paragraph('What is there', { max: 160 }),
  path: sitePath('Leads to'),
});
