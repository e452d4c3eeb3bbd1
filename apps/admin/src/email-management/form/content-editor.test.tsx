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

test.each([
  ['Heading', 'Hello <h2>news</h2>', 'news'],
  ['Paragraph', 'Hello <p>news</p>', 'news'],
  ['Bold', 'Hello <strong>news</strong>', 'news'],
  ['Link', 'Hello <a href="https://">news</a>', ''],
  ['List', 'Hello <ul>\n  <li>news</li>\n</ul>', 'news'],
  ['First name', 'Hello {{first_name}}', ''],
])('%s takes what is selected, and lets staff type on', async (kind, value, selection) => {
  await insert('Hello news', 'news', kind);
  expect(area().value).toBe(value);
  expect(selected()).toBe(selection);
});

test.each([
  ['Heading', '<h2>Heading</h2>', 'Heading'],
  ['Link', '<a href="https://">link text</a>', 'link text'],
  ['List', '<ul>\n  <li>First point</li>\n</ul>', 'First point'],
])('%s without a selection is a sample to type over', async (kind, value, selection) => {
  await insert('', '', kind);
  expect(area().value).toBe(value);
  expect(selected()).toBe(selection);
});

test('each selected line is a point of the list', async () => {
  await insert('one\n\n two', 'one\n\n two', 'List');
  expect(area().value).toBe('<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>');
});

test('after a link around a text, its address is typed', async () => {
  await insert('news', 'news', 'Link');
  await userEvent.setup().keyboard('example.org');
  expect(area().value).toBe('<a href="https://example.org">news</a>');
});
