import { saveFile } from '@raade/browser';
import { CALLABLES } from '@raade/contracts/base/callables';
import { editionFileSchema } from '@raade/contracts/content/edition-file';
import type { ListEditionsResponse } from '@raade/contracts/content/editions';
import { refusal } from '@raade/firebase/testing/callable-answers';
import type { Answers } from '@raade/staff/testing/staff-tests';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentWith } from '../editions/testing/content-answers.ts';
import { PARTS } from '../editor-state/testing/sample-items.ts';
import { openPage, prepareEditor, refusedWith } from '../testing/open-editor.tsx';
import HistoryPage from './history.page.tsx';

jest.mock('@raade/browser', () => ({
  ...jest.requireActual<object>('@raade/browser'),
  saveFile: jest.fn(),
}));

prepareEditor();

const user = userEvent.setup({ delay: null });
beforeEach(() => jest.mocked(saveFile).mockClear());

const [FIRST, SECOND] = ['1'.repeat(64), '2'.repeat(64)];
const { listEditions, readContent, rollBackContent } = CALLABLES;
const by = 'ada@example.org';

const LISTED: ListEditionsResponse = {
  live: SECOND,
  hasMore: false,
  editions: [
    { edition: SECOND, from: FIRST, createdAt: '2025-03-02T12:00:00.000Z', by, note: 'Rooms' },
    { edition: FIRST, from: 'sample', createdAt: '2025-03-01T12:00:00.000Z', by },
  ],
  moves: [
    {
      edition: SECOND,
      from: FIRST,
      kind: 'publish',
      request: '2',
      note: 'Rooms',
      by,
      at: '2025-03-02T12:00:00.000Z',
    },
    {
      edition: FIRST,
      from: SECOND,
      kind: 'roll-back',
      request: '1',
      by,
      at: '2025-03-01T14:00:00.000Z',
    },
  ],
};
const EARLIER = contentWith([], {
  edition: FIRST,
  live: SECOND,
  differences: [{ part: 'sessions', item: 'opening-address', message: 'Opening Address lost Ama' }],
});

const open = (listed: readonly ListEditionsResponse[] = [LISTED], answers: Answers = {}) =>
  openPage(<HistoryPage />, [EARLIER], {
    [listEditions]: listed.map((result) => ({ result })),
    ...answers,
  });

const item = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};
const FIRST_NAME = /^Edition of Mar 1/;

test('each edition shows when, by whom and why it went live, and if it is live now', async () => {
  open();
  const live = await item(/^Edition of Mar 2.* Live$/);
  live.getByText(/^Published Mar 2, 2025.* by ada@example.org: Rooms$/);
  expect(live.queryByRole('button', { name: /^Restore this/ })).toBeNull();
  (await item(FIRST_NAME)).getByText(/^Restored Mar 1, 2025/);
  await item(/^Original content$/);
});

test('an edition is compared with the live one in sentences', async () => {
  const { sent } = open();
  const first = await item(FIRST_NAME);
  await user.click(first.getByRole('button', { name: /^Compare/ }));
  await first.findByText('Opening Address lost Ama');
  expect(sent(readContent)).toContainEqual({ edition: FIRST });
});

test('a comparison that failed can be tried again', async () => {
  const same = { result: contentWith([]) };
  open([LISTED], {
    [readContent]: [same, refusal('NOT_FOUND', 'There is no such edition.'), same],
  });
  const first = await item(FIRST_NAME);
  await user.click(first.getByRole('button', { name: /^Compare/ }));
  await user.click(await first.findByRole('button', { name: 'Try again' }));
  await first.findByText('Same as the live site.');
});

test('an edition is restored once, after a dialog that shows the differences', async () => {
  const { sent } = open([LISTED, { ...LISTED, live: FIRST }], {
    [rollBackContent]: [{ result: { edition: FIRST } }],
  });
  await user.click((await item(FIRST_NAME)).getByRole('button', { name: /^Restore this/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this?' }));
  await dialog.findByText('Opening Address lost Ama');
  await user.type(dialog.getByLabelText(/Note/), 'Wrong room');
  await user.click(dialog.getByRole('button', { name: 'Restore this' }));
  await screen.findByText(/^Live as of/);
  await item(/^Edition of Mar 1.* Live$/);
  expect(sent(rollBackContent)).toEqual([
    {
      request: expect.any(String) as string,
      edition: FIRST,
      seen: SECOND,
      note: 'Wrong room',
    },
  ]);
});

test('a publication by somebody else is reported, and the list is loaded again', async () => {
  const { sent } = open([LISTED, { ...LISTED, live: 'sample' }], {
    [rollBackContent]: [refusedWith({ reason: 'edition-changed', edition: 'sample' })],
  });
  await user.click((await item(FIRST_NAME)).getByRole('button', { name: /^Restore this/ }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore this' }),
  );
  await screen.findByText(/Somebody else has published in the meantime/);
  await waitFor(() => expect(sent(listEditions)).toHaveLength(2));
});

test('an edition is exported as a file that the import accepts', async () => {
  open();
  await user.click((await item(FIRST_NAME)).getByRole('button', { name: /^Export/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, file] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('raade-content-11111111.json');
  const text = await textOf(file as Blob);
  expect(editionFileSchema.parse(JSON.parse(text))).toEqual({
    version: 1,
    edition: FIRST,
    parts: PARTS,
  });
});

/** jsdom's files have no `text()`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });

test('older editions are requested by the date of the oldest one shown', async () => {
  const older = '0'.repeat(64);
  const { sent } = open([
    { ...LISTED, hasMore: true },
    {
      live: SECOND,
      hasMore: false,
      moves: LISTED.moves,
      editions: [{ edition: older, from: 'sample', createdAt: '2025-02-01T12:00:00.000Z', by }],
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
  (await item(/^Edition of Feb 1/)).getByText(/^Published Feb 1, 2025/);
  expect(sent(listEditions)).toEqual([{}, { before: '2025-03-01T12:00:00.000Z' }]);
});
