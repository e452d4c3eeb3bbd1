import { FORUM } from '@raade/contracts/forum';
import type * as z from 'zod/mini';
import { monthAndDay } from '../calendar/time-text.ts';
import type { forumPhasesSchema } from './forum-phases.schema.ts';

type PhaseTexts = z.infer<typeof forumPhasesSchema>;

const REGISTER = { label: 'Register Now', path: '/conference/register' };
const SCHEDULE = { label: 'See the schedule', path: '/conference#schedule' };
const NEXT_FORUM = { label: 'Hear of the next forum', path: '/contact' };

const MEET_THEM = {
  title: 'Meet them at the forum',
  text: 'Every speaker stays for the meals and the breaks.',
};

const BEFORE = {
  title: 'Join us at the RAADE African Development Forum',
  scheduleNote: 'The schedule is subject to change. Please check back for updates.',
};

const OPENING = monthAndDay(FORUM.registrationOpens);

/** What is said of the forum, phase by phase. */
export const PHASE_TEXTS: PhaseTexts = {
  announced: {
    ...BEFORE,
    way: SCHEDULE,
    registration: {
      title: `Registration Opens on ${OPENING}`,
      text: 'Places are limited. Come back on that day, or write to us if you have a question before.',
    },
    speakers: MEET_THEM,
  },
  open: {
    ...BEFORE,
    way: REGISTER,
    registration: {
      title: 'Registration is Open',
      text: 'Places are limited. Write to us with your name and your university or organization, and we keep one for you.',
    },
    speakers: { ...MEET_THEM, way: REGISTER },
  },
  full: {
    ...BEFORE,
    way: REGISTER,
    registration: {
      title: 'Registration is Now Closed',
      text: 'The forum has reached its capacity, so we cannot take any more registrations. Thank you for your interest.',
    },
    speakers: { ...MEET_THEM, way: REGISTER },
  },
  closed: {
    ...BEFORE,
    title: 'The RAADE African Development Forum',
    way: SCHEDULE,
    registration: {
      title: 'Registration is Now Closed',
      text: `The last day to register was ${monthAndDay(FORUM.registrationCloses)}. If you are registered, we look forward to meeting you.`,
    },
    speakers: MEET_THEM,
  },
  during: {
    title: 'Welcome to the RAADE African Development Forum',
    way: { label: 'See what is on', path: '/conference#schedule' },
    registration: {
      title: 'The Forum is Taking Place',
      text: 'Registration is closed. If you are registered, come in: the schedule says where and when.',
    },
    speakers: { title: 'They are here', text: 'Every speaker stays for the meals and the breaks.' },
    scheduleNote: 'The schedule may still change. Please check back for updates.',
  },
  over: {
    title: `The ${FORUM.firstDay.slice(0, 4)} RAADE African Development Forum`,
    way: NEXT_FORUM,
    registration: {
      title: 'The Forum is Over',
      text: 'Thank you to everyone who came, spoke and helped. We will say here when the next forum opens.',
    },
    speakers: {
      title: 'Thank you to all of them',
      text: 'What they spoke about stays in the schedule, to look back on.',
      way: SCHEDULE,
    },
  },
};
