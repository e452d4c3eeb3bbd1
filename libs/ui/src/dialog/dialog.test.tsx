import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog.tsx';

beforeAll(() => {
  // Not in jsdom.
  const stub = () => undefined;
  Object.assign(HTMLDialogElement.prototype, { showModal: stub, close: stub, scrollTo: stub });
});

test('a question within a dialog that is closed leaves the dialog open', () => {
  const closed: string[] = [];
  const onClose = (title: string) => () => void closed.push(title);
  render(
    <Dialog title="Record" isOpen onClose={onClose('Record')} closeLabel="Close">
      <Dialog title="Question" isOpen onClose={onClose('Question')} closeLabel="Cancel">
        Sure?
      </Dialog>
    </Dialog>,
  );
  const dialogOf = (title: string) =>
    screen.getByRole('heading', { name: title, hidden: true }).closest('dialog') as Element;
  fireEvent(dialogOf('Question'), new Event('close'));
  expect(closed).toEqual(['Question']);
  fireEvent(dialogOf('Record'), new Event('close'));
  expect(closed).toEqual(['Question', 'Record']);
});
