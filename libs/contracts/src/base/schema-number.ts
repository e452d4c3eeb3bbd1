import * as z from 'zod/mini';

/**
 * The form of a file that browsers read. What a later form adds passes unread; a form that reads differently has
 * another number, and a shell that does not know it says so instead of guessing.
 */
export const schemaNumber = z.literal(
  1,
  'must be 1, the form of this file that is understood here',
);
