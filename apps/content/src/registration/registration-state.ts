import type { RegistrationState } from '@raade/contracts/forum';

interface RegistrationTexts {
  readonly title: string;
  readonly text: string;
}

/** Texts about registering, by the state of registration. */
export const REGISTRATION_TEXTS: Readonly<Record<RegistrationState, RegistrationTexts>> = {
  open: {
    title: 'Registration is Open',
    text: 'Places are limited. Write to us with your name and your university or organization, and we keep one for you.',
  },
  closed: {
    title: 'Registration is Now Closed',
    text: 'The forum has reached its capacity, so we cannot take any more registrations. Thank you for your interest.',
  },
  over: {
    title: 'The Forum is Over',
    text: 'Thank you to everyone who came, spoke and helped. We will say here when the next forum opens.',
  },
};
