import * as z from 'zod/mini';
import { itemKey } from './values.ts';

/** Programs from which a programme is taken over. */
export const IMPORT_PROGRAMS = ['pretalx', 'sessionize'] as const;
export type ImportProgram = (typeof IMPORT_PROGRAMS)[number];

/** More than these are no programme of a forum. */
const MOST_CODES = 500;

const codes = z
  .record(itemKey, itemKey)
  .check(
    z.refine((known) => Object.keys(known).length <= MOST_CODES, `must be ${MOST_CODES} at most`),
  );

/** How another program names our items, by our ids: by it the next import knows items that were renamed. */
export const importCodesSchema = z.object({ sessions: codes, speakers: codes });
export type ImportCodes = z.infer<typeof importCodesSchema>;
