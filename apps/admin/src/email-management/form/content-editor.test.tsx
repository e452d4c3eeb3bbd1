import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ContentEditor } from './content-editor.tsx';

function Editor({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(initial);
  return <ContentEditor value={value} error={undefined} onChange={setValue} />;
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Email Content');
const selected = () => area().value.slice(area().selectionStart, area().selectionEnd);

async function insert(initial: string, selection: string, kind: string) {
  render(<Editor initial={initial} />);
  const start = initial.indexOf(selection);
  area().setSelectionRange(start, start + selection.length);
  await userEvent.setup().click(screen.getByRole('button', { name: kind }));
  expect(document.activeElement).toBe(area());
}

const NEWS = ['Hello news', 'news'] as const;

test.each([
  ['Heading', ...NEWS, 'Hello <h2>news</h2>', 'news'],
  ['Paragraph', ...NEWS, 'Hello <p>news</p>', 'news'],
  ['Bold', ...NEWS, 'Hello <strong>news</strong>', 'news'],
  ['Link', ...NEWS, 'Hello <a href="https://">news</a>', ''],
  ['List', ...NEWS, 'Hello <ul>\n  <li>news</li>\n</ul>', 'news'],
  ['First name', ...NEWS, 'Hello {{first_name}}', ''],
  // Without a selection it is a sample to type over.
  ['Heading', '', '', '<h2>Heading</h2>', 'Heading'],
  ['Link', '', '', '<a href="https://">link text</a>', 'link text'],
  ['List', '', '', '<ul>\n  <li>First point</li>\n</ul>', 'First point'],
])(
  '%s, with %j of which %j is selected, lets staff type on',
  async (kind, text, part, value, typedOver) => {
    await insert(text, part, kind);
    expect(area().value).toBe(value);
    expect(selected()).toBe(typedOver);
  },
);

test('each selected line is a point of the list', async () => {
  await insert('one\n\n two', 'one\n\n two', 'List');
  expect(area().value).toBe('<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>');
});

test('after a link around a text, its address is typed', async () => {
  await insert('news', 'news', 'Link');
  await userEvent.setup().keyboard('example.org');
  expect(area().value).toBe('<a href="https://example.org">news</a>');
});
