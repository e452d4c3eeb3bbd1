import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DraftNote } from './draft-note.tsx';

interface FormProps {
  readonly begun: string;
  readonly offer?: readonly [string, string];
}

function Form({ begun, offer }: FormProps) {
  const [text, setText] = useState(begun);
  const discard = () => {
    setText('');
    return () => setText(text);
  };
  return (
    <>
      <DraftNote isWritten={text !== ''} discard={discard} {...(offer && { offer })}>
        Write something.
      </DraftNote>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

const note = () => screen.getByRole('status').textContent.trim();
const text = () => screen.getByLabelText<HTMLInputElement>('Text');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a form that starts empty mentions no draft, even after typing', async () => {
  render(<Form begun="" />);
  await userEvent.type(text(), 'New');
  expect(note()).toBe('Write something.');
});

test('a form that starts with a draft says so, and can be cleared and restored', async () => {
  render(<Form begun="Old" />);
  expect(note()).toBe('We kept what you wrote. Start over');
  await press('Start over');
  expect(text().value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  expect(note()).toBe('The form is empty again. Undo');
  await press('Undo');
  expect(text().value).toBe('Old');
  expect(note()).toBe('We kept what you wrote. Start over');
});

test('a discarded draft cannot be restored after something else is typed', async () => {
  render(<Form begun="Old" />);
  await press('Start over');
  await userEvent.type(text(), 'N');
  expect(note()).toBe('Write something.');
});

test('a form with an offer to clear it shows the offer after typing, without a layout shift', async () => {
  render(<Form begun="" offer={['Here', 'clears it.']} />);
  const line = 'Write something. Here Start over clears it.';
  expect(note()).toBe(line);
  const offerText = screen.getByText(/clears it/);
  expect(getComputedStyle(offerText).visibility).toBe('hidden');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(text(), 'New');
  expect(note()).toBe(line);
  expect(getComputedStyle(offerText).visibility).toBe('visible');
  await press('Start over');
  expect(text().value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await press('Undo');
  expect(text().value).toBe('New');
});
