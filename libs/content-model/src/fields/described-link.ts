import * as z from 'zod/mini';
import { line, paragraph, sitePath } from './fields.ts';

/** A link to a page of this site with a description. */
export const describedLink = z.strictObject({
  name: line('Link text', { max: 48 }),
  what: paragraph('Description', { max: 160 }),
  path: sitePath('Page'),
});
