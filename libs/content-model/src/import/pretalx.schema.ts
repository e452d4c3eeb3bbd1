import * as z from 'zod/mini';
import { forumDaySchema } from '../forum/forum.schema.ts';
import { speakersSchema } from '../forum/speakers.schema.ts';

/** A text, or one in several languages: then the English one. */
const wordsSchema = z.pipe(
  z.union([z.string(), z.record(z.string(), z.string())]),
  z.transform((words) =>
    typeof words === 'string' ? words : (words['en'] ?? Object.values(words)[0]),
  ),
);

/** The name of a room or a type. One that was not expanded is a number, which tells nobody anything. */
const nameSchema = z.nullish(
  z.union([
    wordsSchema,
    z.pipe(
      z.object({ name: wordsSchema }),
      z.transform(({ name }) => name),
    ),
    z.pipe(
      z.number(),
      z.transform(() => undefined),
    ),
  ]),
);

const personSchema = z.object({
  code: z.nullish(z.string()),
  guid: z.nullish(z.string()),
  name: z.nullish(z.string()),
  public_name: z.nullish(z.string()),
  biography: z.nullish(z.string()),
  url: z.nullish(z.string()),
  /** Of ours. */
  role: z.nullish(z.string()),
});
export type Person = z.infer<typeof personSchema>;

const eventSchema = z.object({
  guid: z.nullish(z.string()),
  code: z.nullish(z.string()),
  title: z.string(),
  abstract: z.nullish(z.string()),
  description: z.nullish(z.string()),
  type: z.nullish(z.string()),
  url: z.nullish(z.string()),
  date: z.string('must be the time at which it begins'),
  end: z.nullish(z.string()),
  duration: z.nullish(z.string()),
  room: z.nullish(z.string()),
  persons: z._default(z.array(personSchema), []),
});
export type Event = z.infer<typeof eventSchema>;

/** Lists by the names of rooms, whatever those are. */
const roomsSchema = z.pipe(
  z.transform((rooms: unknown) =>
    typeof rooms === 'object' && rooms !== null ? Object.values(rooms) : rooms,
  ),
  z.array(z.array(eventSchema)),
);

/** `schedule.json` (https://c3voc.de/schedule/schema.json), as pretalx, frab and we write it. */
export const scheduleSchema = z.object({
  schedule: z.object({
    conference: z.object({
      days: z.array(z.object({ rooms: roomsSchema })),
      meta: z.optional(z.unknown()),
    }),
  }),
});

/** What we put into `meta` of our own exports. */
export const ownMetaSchema = z.object({
  days: z.array(forumDaySchema),
  speakers: speakersSchema,
  seats: z.record(z.string(), z.int()),
});

const slotSchema = z.object({
  start: z.nullish(z.string()),
  end: z.nullish(z.string()),
  room: nameSchema,
});
export type Slot = z.infer<typeof slotSchema>;

const talkSchema = z.object({
  code: z.string(),
  title: z.string(),
  abstract: z.nullish(z.string()),
  description: z.nullish(z.string()),
  state: z.nullish(z.string()),
  submission_type: nameSchema,
  speakers: z._default(z.array(z.union([z.string(), personSchema])), []),
  slot: z.nullish(slotSchema),
  slots: z.nullish(z.array(slotSchema)),
});
export type Talk = z.infer<typeof talkSchema>;

const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    next: z._default(
      z.null('is one page of several: ask for all at once, with "?limit=500" at the address'),
      null,
    ),
    results: z.array(item),
  });

/** `/api/events/{event}/talks/` or `/submissions/?expand=slots,slots.room,submission_type` (https://docs.pretalx.org/api/). */
export const talksSchema = page(talkSchema);
/** `/api/events/{event}/speakers/`. */
export const speakersPageSchema = page(
  z.object({ ...personSchema.shape, code: z.string(), name: z.string() }),
);
