import * as z from 'zod/mini';

/**
 * Version of a file that browsers read. Added fields do not change it, since readers ignore unknown fields. An
 * incompatible change does, and older shells refuse the file instead of misreading it.
 */
export const schemaNumber = z.literal(
  1,
  'must be 1, the form of this file that is understood here',
);
