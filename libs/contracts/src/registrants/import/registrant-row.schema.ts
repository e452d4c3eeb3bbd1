import * as z from 'zod/mini';
import { dayText, inOurCentury } from '../../base/day-text.ts';
import { emailAddress } from '../../base/email-address.ts';
import { REGISTRANT_TYPES, registrantSchema } from '../registrants.ts';

/**
 * The ids that a document can have
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,300}$/u;
/** The time of a day without an hour: midday where the forum is, so that most of the world sees that day. */
const MIDDAY = 'T18:00:00Z';

const filled = z.string('must not be empty');
/** Spreadsheets write the other two for boxes that are ticked. */
const yesOrNo = z.stringbool({
  truthy: ['yes', 'true'],
  falsy: ['no', 'false'],
  error: 'must be Yes or No',
});

const day = z.pipe(
  dayText,
  z.transform((text) => ({ day: text, time: new Date(text + MIDDAY) })),
);
const instant = z.pipe(
  z.iso.datetime({ offset: true }).check(inOurCentury),
  z.transform((text) => ({ day: undefined, time: new Date(text) })),
);

/** Undefined for a text that is no JSON, and so no object either. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Well within the bounds of Firestore, which refuses the whole batch for one row beyond them. */
const MOST_LEVELS = 10;
const FIELD_NAME = /^(?!__.*__$).{1,100}$/su;

/** False for a list within a list, for names that are empty, long or Firestore's own, and for too many levels. */
function isStorable(value: z.core.util.JSONType, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) {
    return value.every((item) => !Array.isArray(item) && isStorable(item, levels - 1));
  }
  return Object.entries(value).every(
    ([name, item]) => FIELD_NAME.test(name) && isStorable(item, levels - 1),
  );
}

const additionalData = z.pipe(
  z.pipe(z.string(), z.transform(parsed)),
  z.pipe(
    // Before the next check, which would not come to the end of a thousand levels.
    z.custom<z.core.util.JSONType>().check(
      z.refine((value) => isStorable(value), {
        error:
          'must hold at most 10 levels, no list within a list and no name that is empty, longer than 100 characters or like __this__',
        abort: true,
      }),
    ),
    z.record(z.string(), z.json(), 'must be a JSON object'),
  ),
);

/**
 * A row of a CSV file as the dashboard exports it, by field; empty cells are null. Gives what is to be stored.
 * An ID may be missing, and so may the time of registration.
 */
export const registrantRowSchema = z.extend(z.omit(registrantSchema, { forum_id: true }), {
  id: z.nullable(z.string().check(z.regex(DOCUMENT_ID, 'cannot be the name of a document'))),
  full_name: filled,
  email: filled.check(
    z.refine((text) => emailAddress.safeParse(text).success, 'must be an email address'),
    z.overwrite((text) => emailAddress.safeParse(text).data ?? text),
  ),
  status: filled,
  registrant_type: z.enum(REGISTRANT_TYPES, `must be one of ${REGISTRANT_TYPES.join(', ')}`),
  created_at: z.nullable(
    z.union(
      [day, instant],
      'must be a day from 2000 to 2099 like 2025-03-01, or a moment like 2025-03-01T12:00:00Z',
    ),
  ),
  email_verified: yesOrNo,
  from_known_institution: z.nullable(yesOrNo),
  group_size: z.nullable(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 on')),
      z.transform(Number),
    ),
  ),
  is_group_leader: yesOrNo,
  additional_data: z.nullable(additionalData),
});
export type RegistrantRow = z.output<typeof registrantRowSchema>;
