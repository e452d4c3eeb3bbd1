/** Titles of chapters by the ids of their headings: the list at the top of the page leads to what people ask of it. */
export const CHAPTERS = {
  'privacy-records': 'What we keep about you',
  'privacy-others': 'Who works for us',
  'privacy-rights': 'What you can ask of us',
  'privacy-browser': 'In your browser',
};
