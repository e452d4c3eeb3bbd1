import { addModalDialogs } from '@raade/contracts/testing/modal-dialogs';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog.tsx';

beforeAll(() => addModalDialogs());

const dialogOf = (title: string) => {
  const heading = screen.getByRole('heading', { name: title, hidden: true });
  const dialog = heading.closest('dialog');
  if (!dialog) throw new Error(`${title} stands in no dialog.`);
  return dialog;
};

/** Closes the dialog as the browser does, with an event. */
function closeByBrowser(title: string): void {
  const dialog = dialogOf(title);
  dialog.close();
  fireEvent(dialog, new Event('close'));
}

test('closing a question within a dialog leaves the dialog open', () => {
  const closed: string[] = [];
  const onClose = (title: string) => () => void closed.push(title);
  render(
    <Dialog title="Record" isOpen onClose={onClose('Record')} closeLabel="Close">
      <Dialog title="Question" isOpen onClose={onClose('Question')} closeLabel="Cancel">
        Sure?
      </Dialog>
    </Dialog>,
  );
  closeByBrowser('Question');
  expect(closed).toEqual(['Question']);
  closeByBrowser('Record');
  expect(closed).toEqual(['Question', 'Record']);
});

test('a dialog focuses its field and selects the value, or else focuses its cancel button', () => {
  const { unmount } = render(
    <Dialog title="Refund" isOpen onClose={jest.fn()} closeLabel="Cancel">
      <input aria-label="Amount" defaultValue="40.00" />
    </Dialog>,
  );
  const amount = screen.getByLabelText<HTMLInputElement>('Amount');
  expect(document.activeElement).toBe(amount);
  expect(amount.selectionEnd).toBe('40.00'.length);
  unmount();
  render(
    <Dialog title="Question" isOpen onClose={jest.fn()} closeLabel="Cancel">
      Sure?
    </Dialog>,
  );
  expect(document.activeElement?.textContent).toBe('Cancel');
});

test('a question that is shown again right after Escape stays open', () => {
  const closed = jest.fn();
  const question = (isOpen: boolean) => (
    <Dialog title="Question" isOpen={isOpen} onClose={closed} closeLabel="Cancel">
      Sure?
    </Dialog>
  );
  const { rerender } = render(question(true));
  fireEvent(dialogOf('Question'), new Event('cancel'));
  expect(closed).toHaveBeenCalledTimes(1);
  rerender(question(false));
  rerender(question(true));
  // The browser sends its first event only now.
  fireEvent(dialogOf('Question'), new Event('close'));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(dialogOf('Question').open).toBe(true);
});

test('a click beside the dialog closes it, and one on its content does not', () => {
  const closed = jest.fn();
  render(
    <Dialog title="Question" isOpen onClose={closed} closeLabel="Cancel">
      Sure?
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('heading', { name: 'Question' }));
  expect(closed).not.toHaveBeenCalled();
  // The backdrop belongs to the dialog element.
  fireEvent.click(dialogOf('Question'));
  expect(closed).toHaveBeenCalledTimes(1);
});
