import * as z from 'zod/mini';

/** Ids are numbers in some answers and texts in others. */
const idSchema = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const answersSchema = z._default(
  z.array(z.object({ questionId: idSchema, answerValue: z.nullish(z.string()) })),
  [],
);
const categoriesSchema = z._default(z.array(idSchema), []);

const sessionSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.nullish(z.string()),
  startsAt: z.nullish(z.string()),
  endsAt: z.nullish(z.string()),
  isServiceSession: z.nullish(z.boolean()),
  isPlenumSession: z.nullish(z.boolean()),
  speakers: z._default(z.array(idSchema), []),
  categoryItems: categoriesSchema,
  roomId: z.nullish(idSchema),
  status: z.nullish(z.string()),
});
export type SessionizeSession = z.infer<typeof sessionSchema>;

const speakerSchema = z.object({
  id: idSchema,
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  fullName: z.nullish(z.string()),
  bio: z.nullish(z.string()),
  tagLine: z.nullish(z.string()),
  links: z._default(z.array(z.object({ title: z.string(), url: z.string() })), []),
  categoryItems: categoriesSchema,
  questionAnswers: answersSchema,
});
export type SessionizeSpeaker = z.infer<typeof speakerSchema>;

/** The answer of Sessionize's API in the view 'All' (https://sessionize.com/playbook/api). */
export const sessionizeSchema = z.object({
  sessions: z.array(sessionSchema),
  speakers: z.array(speakerSchema),
  questions: z._default(z.array(z.object({ id: idSchema, question: z.string() })), []),
  categories: z._default(
    z.array(
      z.object({ title: z.string(), items: z.array(z.object({ id: idSchema, name: z.string() })) }),
    ),
    [],
  ),
  rooms: z._default(z.array(z.object({ id: idSchema, name: z.string() })), []),
});
export type SessionizeEvent = z.infer<typeof sessionizeSchema>;
