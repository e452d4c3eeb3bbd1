/** The things that the editor can put into the content. */
export const INSERTIONS = ['heading', 'paragraph', 'bold', 'link', 'list', 'first-name'] as const;
export type Insertion = (typeof INSERTIONS)[number];

interface Piece {
  readonly before: string;
  readonly after: string;
  /** The text between the two where nothing is selected. */
  readonly sample: string;
}

const PIECES: Readonly<Record<Insertion, Piece>> = {
  heading: { before: '<h2>', after: '</h2>', sample: 'Heading' },
  paragraph: { before: '<p>', after: '</p>', sample: 'Text' },
  bold: { before: '<strong>', after: '</strong>', sample: 'important' },
  link: { before: '<a href="https://">', after: '</a>', sample: 'link text' },
  list: { before: '<ul>\n  <li>', after: '</li>\n</ul>', sample: 'First point' },
  'first-name': { before: '', after: '', sample: '{{first_name}}' },
};

interface Inserted {
  /** Takes the place of what was selected. */
  readonly text: string;
  /** The selection after it, counted from where the text begins: the text to be typed over next. */
  readonly selection: readonly [from: number, to: number];
}

/** HTML around the selected text, or around a sample to type over. */
export function insertionOf(kind: Insertion, selected: string): Inserted {
  const { before, after, sample } = PIECES[kind];
  if (kind === 'first-name') return { text: sample, selection: [sample.length, sample.length] };
  const inner = kind === 'list' ? listItems(selected || sample) : selected || sample;
  const text = before + inner + after;
  if (kind === 'link' && selected) {
    const end = before.indexOf('">');
    return { text, selection: [end, end] };
  }
  return { text, selection: [before.length, before.length + inner.length] };
}

/** Each selected line becomes a point of the list. */
function listItems(lines: string): string {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('</li>\n  <li>');
}
