import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const address = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** A slot of the program as a speaker's page tells it. Times are those of the forum's zone. */
const speakingSchema = z.strictObject({
  title: text,
  description: text,
  /** The hours, like '6:00-6:30 PM'. */
  time: text,
  /** The date, like 'April 11'. */
  date: text,
});
export type Speaking = z.infer<typeof speakingSchema>;

const additionalSessionSchema = z.extend(speakingSchema, {
  /** The speaker's role in it, like 'Moderator'. */
  role: text,
});

const speakerSchema = z.strictObject({
  /** The name in lower case with hyphens; the last part of `/conference/speakers/{id}`. */
  id: text,
  name: text,
  role: text,
  organization: text,
  /** The text in place of a photo, if there is none. */
  imagePlaceholder: text,
  /** Biography in one or two sentences. */
  bio: text.check(z.maxLength(200, 'is cut by search engines: 200 characters at most')),
  /** Paragraphs, with a blank line between. Empty if there is no more to say than the bio. */
  fullBio: z.string(),
  expertise: z.array(text).check(z.minLength(1, 'must be one at least')),
  social: z.strictObject({
    twitter: z.optional(address),
    linkedin: z.optional(address),
    website: z.optional(address),
  }),
  speaking: speakingSchema,
  additionalSessions: z.optional(z.array(additionalSessionSchema)),
});
export type Speaker = z.infer<typeof speakerSchema>;

/** 'Ama Sample' -> 'ama-sample'. */
export const speakerIdOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const speakersSchema = z.array(speakerSchema).check(
  z.superRefine((speakers, context) => {
    speakers.forEach(({ id, name }, index) => {
      const report = (message: string) =>
        context.addIssue({ code: 'custom', path: [index, 'id'], message });
      if (id !== speakerIdOf(name)) report(`must be "${speakerIdOf(name)}", as the name says`);
      if (speakers.findIndex((speaker) => speaker.id === id) !== index) report('is taken');
    });
  }),
);
