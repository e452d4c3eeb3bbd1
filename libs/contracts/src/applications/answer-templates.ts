import { BRAND } from '../base/brand.ts';
import { type AnswerMessage, type Decision, NAME } from './application-decisions.ts';
import type { ApplicationKind } from './application.schema.ts';

const letter = (subject: string, ...paragraphs: readonly string[]): AnswerMessage => ({
  subject,
  text: [`Hello ${NAME},`, ...paragraphs].join('\n\n'),
});

const ASK = 'If you have a question, please reply to this email.';

/** The default texts of answers, until staff have sent a text of their own. */
export const ANSWER_TEMPLATES: Readonly<
  Record<ApplicationKind, Readonly<Record<Decision, AnswerMessage>>>
> = {
  student: {
    accepted: letter(
      `Welcome to ${BRAND.shortName} Innovation Studios`,
      'We have read your application, and the answer is yes: we would like you to join our Innovation Studios.',
      'We will write to you about your team and how to begin. If you can no longer take part, please reply to this email.',
    ),
    declined: letter(
      `Your application to ${BRAND.shortName} Innovation Studios`,
      'Thank you for applying to our Innovation Studios. We have read your application, and we cannot offer you a place this time.',
      `You are welcome to apply again. ${ASK}`,
    ),
  },
  partner: {
    accepted: letter(
      `Your idea and ${BRAND.shortName}`,
      'Thank you for bringing us your idea. We would like to work on it with you.',
      'Please reply to this email with a few times at which we can talk, so that we can plan the next steps together.',
    ),
    declined: letter(
      `Your partnership request to ${BRAND.shortName}`,
      'Thank you for bringing us your idea. We have talked it over, and none of our teams fits it this time.',
      `You are welcome to bring us another idea. ${ASK}`,
    ),
  },
  guest: {
    accepted: letter(
      'You have a place at the forum',
      'There is a place for you at the forum. We look forward to meeting you.',
      'If you can no longer come, please reply to this email, so that somebody else can have your place.',
    ),
    declined: letter(
      'Your registration for the forum',
      'Thank you for registering for the forum. We are sorry: we have no place for you this time.',
      ASK,
    ),
  },
};
