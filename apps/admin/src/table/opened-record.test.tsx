import { act, fireEvent, render, screen } from '@testing-library/react';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { auditOpening } from '../reading/audit-opening.ts';
import { registrantsTable } from '../registrants/registrants-table.tsx';
import { registrantRow } from '../registrants/registrant-row.ts';
import { sampleRegistrant } from '../testing/sample-registrant.ts';
import { OpenedRecord } from './opened-record.tsx';

jest.mock('../reading/audit-opening.ts', () => ({ auditOpening: jest.fn() }));

const TABLE = registrantsTable('2025');
const ROWS = ['r-1', 'r-2', 'r-3'].map((id) => registrantRow(id, sampleRegistrant({ id })));

const record = (id: string) => (
  <OpenedRecord
    table={TABLE}
    id={id}
    rows={ROWS}
    shownRows={ROWS}
    isComplete
    onOpen={jest.fn()}
    onClose={jest.fn()}
  />
);

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(auditOpening).mockReset();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('records that stay open for a second are recorded as opened, others are not', () => {
  const { rerender, unmount } = render(record('r-1'));
  pass(1000);
  rerender(record('r-2'));
  pass(900);
  rerender(record('r-3'));
  pass(1000);
  rerender(record('gone'));
  pass(1000);
  unmount();
  const { registrants } = COLLECTIONS;
  expect(jest.mocked(auditOpening).mock.calls).toEqual([
    [registrants, 'r-1'],
    [registrants, 'r-3'],
  ]);
});

test('a record that a decision removes from the filter keeps its neighbors', () => {
  const onOpen = jest.fn();
  const shown = (shownRows: typeof ROWS) => (
    <OpenedRecord
      table={TABLE}
      id="r-2"
      rows={ROWS}
      shownRows={shownRows}
      isComplete
      onOpen={onOpen}
      onClose={jest.fn()}
    />
  );
  const { rerender } = render(shown(ROWS));
  rerender(shown(ROWS.filter(({ id }) => id !== 'r-2')));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onOpen.mock.calls).toEqual([['r-3'], ['r-1']]);
});

test('keys for the record work without focus in it, but not in fields, dialogs and the frame', () => {
  const onOpen = jest.fn();
  const onClose = jest.fn();
  render(
    <>
      <header>
        <button>Account</button>
      </header>
      <input aria-label="Search" />
      <dialog open>
        <button>Refund</button>
      </dialog>
      <OpenedRecord
        table={TABLE}
        id="r-2"
        rows={ROWS}
        shownRows={ROWS}
        isComplete
        onOpen={onOpen}
        onClose={onClose}
      />
    </>,
  );
  const elsewhere = [
    screen.getByRole('button', { name: 'Account' }),
    screen.getByRole('textbox', { name: 'Search' }),
    screen.getByRole('button', { name: 'Refund' }),
  ];
  for (const target of elsewhere)
    for (const key of ['j', 'k', 'Escape']) fireEvent.keyDown(target, { key });
  expect(onOpen).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'K' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  // The second press continues from the record that the first one has requested.
  expect(onOpen.mock.calls).toEqual([['r-3'], ['r-2']]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
