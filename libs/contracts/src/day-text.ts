import * as z from 'zod/mini';

/** A day like `2025-03-01`. Days compare as texts. */
export const dayText = z.iso.date('must be a day, like "2025-03-01"');
