/** Names that stand in a line, with spaces between them. */
const names = (line: string) => line.split(' ');

/**
 * CSS and HTML that our mails use. Each entry was looked up in the data of https://www.caniemail.com of 13 May 2026,
 * for Gmail, Apple Mail, Outlook, Yahoo, Samsung Email, Thunderbird and Proton Mail. Mails use nothing else.
 */
export const KNOWN_EVERYWHERE = {
  /** Of inline styles. */
  properties: [
    ...names(
      'background-color border border-bottom border-collapse border-top color font font-size',
    ),
    ...names('line-height margin-top padding-right text-align text-decoration vertical-align'),
  ],
  /** Within the body. */
  elements: names('a br col colgroup div h1 h2 li ol p strong table tbody td th tr ul'),
  /** Besides `style`. */
  attributes: [
    ...names('align cellpadding cellspacing colspan height href scope span width'),
    // Our converter to plain text reads it.
    'data-preview-text',
  ],
  /** Of the style sheet. */
  rules: [] as string[],
};

/** Features that some mail programs lack, in part or altogether, with the result that their readers see. */
export const KNOWN_IN_PART = {
  properties: {
    'border-radius': 'Outlook on Windows: the button has sharp corners.',
    display:
      'Outlook, Yahoo: `none` stands on plain text alone; without `inline-block` a link has less room.',
    'font-family': 'All but Apple Mail lack our fonts: the next in the row.',
    'letter-spacing': 'Outlook on Windows: the name stands closer.',
    margin: 'Gmail, Outlook, Yahoo: negative ones and `auto`, of which we use neither.',
    'max-height': 'Outlook on Windows: the text is hidden by `display`.',
    'max-width': 'Outlook on Windows: the attribute `width` stands beside it.',
    opacity: 'Outlook on Windows: the text is hidden by `display`.',
    overflow: 'Outlook on Windows: the text is hidden by `display`.',
    padding: 'Outlook on Windows, of links: the cell of a button is coloured.',
    'table-layout':
      'Outlook: the columns of the strip are wider or narrower: nothing is to be read in it.',
    width: 'Outlook on Windows, of what is no table: we use it on tables.',
    'word-break':
      'Yahoo, Gmail, Outlook, Apple Mail: a long link is cut in another place, or scrolls.',
  },
  elements: { body: 'Yahoo, Proton Mail, Outlook on macOS: a table colours the ground.' },
  attributes: {
    'aria-hidden': 'Yahoo, Thunderbird: screen readers find cells without text.',
    'aria-label': 'Yahoo, Thunderbird: the table is read without its name.',
    class: 'Proton Mail, Gmail with accounts of others: the dark theme is theirs, not ours.',
    role: 'Yahoo: screen readers say that the layout is a table.',
  },
  rules: {
    '@media (prefers-color-scheme: dark)':
      'All but Apple Mail and Samsung Email: the light theme, or the colours that the program makes of it.',
  },
};
