import type { Content } from '@raade/content-model/content.schema';

/** Titles of chapters by the ids of their headings. */
export const CHAPTERS = {
  'privacy-records': 'What we keep about you',
  'privacy-others': 'Companies we use',
  'privacy-rights': 'What you can ask of us',
  'privacy-browser': 'In your browser',
  'privacy-staff': 'What concerns our staff only',
};

/** The list at the top of the page leads to what people ask of it, and to no chapter that is not there. */
export const chaptersOfPage = ({ staff }: Content['privacy']) =>
  Object.entries(CHAPTERS).filter(([id]) => staff || id !== 'privacy-staff');
