import type { Pattern } from './pattern-notes.tsx';

/** Rules of wording. Texts that the specification fixes are exceptions. */
export const RULES_OF_VOICE: readonly Pattern[] = [
  {
    name: 'Sentences',
    why: 'Short and complete, one thought each. The point first, then the reason.',
    good: 'Registration is closed. The forum was full.',
    bad: 'Due to overwhelming demand, we regret that registration is currently unavailable.',
  },
  {
    name: 'People',
    why: 'We are the association, you are the reader. Name who acts.',
    good: 'We read every application.',
    bad: 'All submissions will be reviewed.',
  },
  {
    name: 'Names',
    why: 'RAADE in text; the full name on first mention, and in print. The forum, the studios, a project: one name each, on every page.',
    good: 'The forum is on April 11-12.',
    bad: 'The Conference / Day / Event.',
  },
  {
    name: 'Promises',
    why: 'Only what we will do, and by when if somebody waits.',
    good: 'The link works for 24 hours.',
    bad: 'We will get back to you shortly.',
  },
  {
    name: 'Money',
    why: 'A sign and whole dollars, cents only if needed. Where readers abroad may think of other dollars: USD after it in receipts, US$ in running text.',
    good: '$50; $50 USD on the receipt',
    bad: '50.00$; 50 dollars',
  },
  {
    name: 'Times',
    why: 'In the zone of the forum, which is named; in the reader’s own zone only if the text says so.',
    good: '5:15-5:35 PM CDT; 15 sessions, in your time (GMT+1)',
    bad: '5:15; 5.15pm local',
  },
  {
    name: 'Dates',
    why: 'The month in words, since the order of numbers differs between countries.',
    good: 'March 1, 2025',
    bad: '03/01/25',
  },
  {
    name: 'Figures',
    why: 'With their source, and what they mean.',
    good: 'By 2050, one in four people on Earth will live in Africa. Source: United Nations.',
    bad: 'A rapidly growing continent!',
  },
  {
    name: 'Africa',
    why: 'A place of people who choose and buy. Say which country, town or trade.',
    good: 'Market traders in Accra save in cash.',
    bad: 'Helping the poor of Africa.',
  },
  {
    name: 'Failures',
    why: 'What happened, what it means for the reader, what can be done.',
    good: 'Your card was declined. Nothing was charged. Try another card.',
    bad: 'Oops! Something went wrong.',
  },
  {
    name: 'Thanks',
    why: 'Once, for the thing itself, from all of us.',
    good: 'With thanks, all of us at RAADE',
    bad: 'You are amazing!!!',
  },
];

/** Words that the site must not use. */
export const NEVER_SAID: readonly string[] = [
  'empower',
  'cutting-edge',
  'world-class',
  'passionate about',
  'leverage',
  'Oops',
  'click here',
  'simply',
];
