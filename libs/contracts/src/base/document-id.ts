import * as z from 'zod/mini';

/** The id of a document, wherever it comes from: no path, and no name that Firestore keeps for itself. */
export const documentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9][\w-]{0,99}$/));
