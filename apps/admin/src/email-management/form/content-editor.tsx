import { styled } from '@raade/platform';
import { Stack } from '@raade/staff/staff-page.styles';
import { Field, TextArea } from '@raade/ui';
import { useRef } from 'react';

/** The things that the editor can put into the content. */
const INSERTIONS = ['heading', 'paragraph', 'bold', 'link', 'list', 'first-name'] as const;
type Insertion = (typeof INSERTIONS)[number];

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
function insertionOf(kind: Insertion, selected: string): Inserted {
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

interface ContentEditorProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const LABELS: Readonly<Record<Insertion, string>> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  bold: 'Bold',
  link: 'Link',
  list: 'List',
  'first-name': 'First name',
};

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const Tool = styled.button`
  min-height: 2.25rem;
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
  color: var(--color-text);
  font: 600 var(--text-small) / 1.2 var(--font-body);
  cursor: pointer;

  &:hover {
    border-color: var(--color-border-strong);
  }
`;

const Html = styled(TextArea)`
  min-height: 20rem;
  font-family: ui-monospace, monospace;
  font-size: 0.9375rem;
  tab-size: 2;
`;

/** HTML as text, with buttons for what staff need most. */
export function ContentEditor({ value, error, onChange }: ContentEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  const insert = (kind: Insertion) => {
    if (!area.current) return;
    insertInto(area.current, kind);
    // Where the browser has reported the change already, this repeats it and changes nothing.
    onChange(area.current.value);
  };

  return (
    <Stack $gap={2}>
      <Field
        label="Email Content"
        hint="Text or HTML. {{first_name}} becomes the first name of each recipient. A link that is a paragraph by itself becomes a button."
        error={error}
      >
        {(control) => (
          <>
            <Toolbar role="group" aria-label="Insert into the content">
              {INSERTIONS.map((kind) => (
                <Tool key={kind} type="button" onClick={() => insert(kind)}>
                  {LABELS[kind]}
                </Tool>
              ))}
            </Toolbar>
            <Html
              {...control}
              ref={area}
              name="content"
              required
              spellCheck
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          </>
        )}
      </Field>
    </Stack>
  );
}

function insertInto(area: HTMLTextAreaElement, kind: Insertion): void {
  const { selectionStart: start, selectionEnd: end } = area;
  const { text, selection } = insertionOf(kind, area.value.slice(start, end));
  area.focus();
  // The only way that leaves it to the browser's own undo. It is old, so there is another one.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing that is newer keeps the browser's undo
  const isDone = 'execCommand' in document && document.execCommand('insertText', false, text);
  if (!isDone) area.setRangeText(text, start, end);
  area.setSelectionRange(start + selection[0], start + selection[1]);
}
