/**
 * What each feature that our mails are made of is for, and what happens where a mail program does not know it, or only
 * in part. By the data of https://www.caniemail.com of 13 May 2026, each under `/features/<name>/`, for Gmail, Apple
 * Mail, Outlook, Yahoo, Samsung Email, Thunderbird and Proton Mail. A feature that is not in here is not used.
 */
interface Feature {
  /** Those that lack it, or some of it that we use. Outlook on Windows is the one that draws with Word. */
  readonly lacking?: string;
  /** What readers see there instead. Given wherever a program lacks it. */
  readonly instead?: string;
}

const EVERYWHERE: Feature = {};
const WIDTHS = 'the attribute `width` stands beside it';

/** Properties of inline styles. */
export const PROPERTIES: Readonly<Record<string, Feature>> = {
  'background-color': EVERYWHERE,
  border: EVERYWHERE,
  'border-bottom': EVERYWHERE,
  'border-collapse': EVERYWHERE,
  'border-radius': { lacking: 'Outlook on Windows', instead: 'the button has sharp corners' },
  'border-top': EVERYWHERE,
  color: EVERYWHERE,
  display: {
    lacking: 'Outlook on Windows: `none` does not reach tables; Yahoo: not each value',
    instead: '`none` stands on plain text alone; a link without `inline-block` has less room',
  },
  font: EVERYWHERE,
  'font-family': { lacking: 'all but Apple Mail: our fonts', instead: 'the next in the row' },
  'font-size': EVERYWHERE,
  'letter-spacing': { lacking: 'Outlook on Windows: `em`', instead: 'the name stands closer' },
  'line-height': EVERYWHERE,
  margin: {
    lacking: 'Gmail, Outlook, Yahoo: negative ones, `auto` in part',
    instead: 'we use neither',
  },
  'margin-top': EVERYWHERE,
  'max-height': { lacking: 'Outlook on Windows', instead: 'the text is hidden by `display`' },
  'max-width': { lacking: 'Outlook on Windows: of tables', instead: WIDTHS },
  opacity: { lacking: 'Outlook on Windows', instead: 'the text is hidden by `display`' },
  overflow: { lacking: 'Outlook on Windows', instead: 'the text is hidden by `display`' },
  padding: { lacking: 'Outlook on Windows: of links', instead: 'the cell of a button is coloured' },
  'padding-right': EVERYWHERE,
  'table-layout': {
    lacking: 'Outlook on Windows and macOS',
    instead: 'the columns of the strip are wider or narrower: nothing is to be read in it',
  },
  'text-align': EVERYWHERE,
  'text-decoration': EVERYWHERE,
  'vertical-align': EVERYWHERE,
  width: { lacking: 'Outlook on Windows: of what is no table', instead: 'we use it on tables' },
  'word-break': {
    lacking: 'Yahoo; Gmail, Outlook, Apple Mail: as `break-all`',
    instead: 'a long link is cut in another place, or scrolls',
  },
};

/** Elements within the body. */
export const ELEMENTS: Readonly<Record<string, Feature>> = {
  a: EVERYWHERE,
  body: { lacking: 'Yahoo, Proton Mail, Outlook on macOS', instead: 'a table colours the ground' },
  br: EVERYWHERE,
  col: EVERYWHERE,
  colgroup: EVERYWHERE,
  div: EVERYWHERE,
  h1: EVERYWHERE,
  h2: EVERYWHERE,
  li: EVERYWHERE,
  ol: EVERYWHERE,
  p: EVERYWHERE,
  strong: EVERYWHERE,
  table: EVERYWHERE,
  tbody: EVERYWHERE,
  td: EVERYWHERE,
  th: EVERYWHERE,
  tr: EVERYWHERE,
  ul: EVERYWHERE,
};

/** Attributes of them, besides `style`. */
export const ATTRIBUTES: Readonly<Record<string, Feature>> = {
  align: EVERYWHERE,
  'aria-hidden': {
    lacking: 'Yahoo, Thunderbird',
    instead: 'screen readers find cells without text',
  },
  'aria-label': { lacking: 'Yahoo, Thunderbird', instead: 'the table is read without its name' },
  cellpadding: EVERYWHERE,
  cellspacing: EVERYWHERE,
  class: {
    lacking: 'Proton Mail, Gmail with accounts of others',
    instead: 'the dark theme is theirs, not ours',
  },
  colspan: EVERYWHERE,
  'data-preview-text': { lacking: 'all', instead: 'our converter to plain text reads it' },
  height: EVERYWHERE,
  href: EVERYWHERE,
  role: { lacking: 'Yahoo', instead: 'screen readers say that the layout is a table' },
  scope: EVERYWHERE,
  span: EVERYWHERE,
  width: EVERYWHERE,
};

/** Rules of the style sheet. */
export const RULES: Readonly<Record<string, Feature>> = {
  '@media (prefers-color-scheme: dark)': {
    lacking: 'Gmail, Yahoo, Thunderbird, Proton Mail, Outlook on Windows',
    instead: 'the light theme, or the colours that the program makes of it',
  },
};
