import type { ContentPart } from '@raade/contracts/content/parts';

interface PartTexts {
  readonly label: string;
  /** Its content, or where visitors read it. */
  readonly help: string;
  /** The word for one item of a list. */
  readonly singular?: string;
}

/** The labels and help texts of the parts of the content. */
export const PART_TEXTS: Readonly<Record<ContentPart, PartTexts>> = {
  forum: { label: 'Forum: facts', help: 'Name, days, place and registration dates.' },
  'forum-phases': {
    label: 'Forum: phases',
    help: 'Text for each phase: planned, before registration, registration open, during the forum and after it.',
  },
  'forum-page': { label: 'Forum: page', help: 'The remaining text of the forum page.' },
  sessions: { label: 'Sessions', help: 'The program.', singular: 'session' },
  speakers: { label: 'Speakers', help: 'The speakers, each with a page.', singular: 'speaker' },
  'past-forums': {
    label: 'Past forums',
    help: 'Program, speakers and films of past forums. “Next forum” adds the most recent one.',
    singular: 'past forum',
  },
  sponsors: { label: 'Sponsors', help: 'The forum’s sponsors.', singular: 'sponsor' },
  attendees: {
    label: 'Attendees',
    help: 'Groups of attendees, and what the forum offers them.',
    singular: 'kind of attendee',
  },
  projects: { label: 'Projects', help: 'The projects of the studios.', singular: 'project' },
  studios: { label: 'Studios', help: 'Text of the studios page.' },
  home: { label: 'Home page', help: 'Text of the home page.' },
  about: { label: 'About us', help: 'Text of the page about the association.' },
  team: { label: 'Team', help: 'The people who lead the association this year.' },
  videos: { label: 'Videos', help: 'Films shown on pages.' },
  giving: { label: 'Giving', help: 'Text of the donation form, the thank-you page and receipts.' },
  applications: {
    label: 'Applications',
    help: 'Text next to the forms for partners and participants.',
  },
  mails: { label: 'Mails', help: 'Text of emails about the forum, besides its facts.' },
  brand: { label: 'The association', help: 'What the footer and search engines say about us.' },
  contact: { label: 'Contact', help: 'Contact details, everywhere on the site.' },
  privacy: { label: 'Privacy policy', help: 'The personal data we store, and why.' },
};

/** '12 speakers', '1 speaker'. */
export function countOf(part: ContentPart, count: number): string {
  const { label, singular = 'item' } = PART_TEXTS[part];
  return `${count} ${count === 1 ? singular : label.toLowerCase()}`;
}

/** The parts in the order in which editors look for them. */
export const PART_GROUPS: readonly {
  readonly title: string;
  readonly parts: readonly ContentPart[];
}[] = [
  {
    title: 'Forum',
    parts: [
      ...(['sessions', 'speakers', 'forum', 'forum-phases', 'forum-page'] as const),
      ...(['attendees', 'sponsors', 'past-forums'] as const),
    ],
  },
  { title: 'Studios', parts: ['projects', 'studios'] },
  { title: 'Pages', parts: ['home', 'about', 'team', 'videos', 'contact', 'privacy'] },
  { title: 'Giving and mails', parts: ['giving', 'applications', 'mails', 'brand'] },
];
