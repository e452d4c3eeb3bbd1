import { CALLABLES } from '@raade/contracts/base/callables';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentWith, draftOf, sessionWith } from '../editions/testing/content-answers.ts';
import { openPage, prepareEditor } from '../testing/open-editor.tsx';
import { saveNow } from '../editor-state/save-queue.ts';
import ProgramPage from './program.page.tsx';

prepareEditor();

const user = userEvent.setup({ delay: null });

const { saveContentItem } = CALLABLES;
const HALL = 'Multicultural Center, main hall';
const GALLERY = 'Multicultural Center, gallery';
const SAVED = { result: { draft: null, findings: [] } };

const open = (...drafts: Parameters<typeof contentWith>[0]) =>
  openPage(<ProgramPage />, [contentWith(drafts)], { [saveContentItem]: [SAVED] });
const session = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} \\d`) });
const announced = () =>
  within(screen.getByRole('region', { name: 'Timetable' })).getByRole('status');
const saved = async ({ sent }: ReturnType<typeof open>) => {
  await saveNow();
  return sent(saveContentItem);
};

test('a session is moved by keyboard alone, and each step is announced', async () => {
  const page = open();
  const address = await session('Opening Address');
  address.focus();
  await user.keyboard('{Enter}');
  expect(announced().textContent).toBe(`Moving Opening Address: 6:00-6:30 PM, ${HALL}`);
  expect(address.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(announced().textContent).toBe(`Opening Address: 6:05-6:35 PM, ${HALL}`);
  await user.keyboard('{ArrowRight}');
  expect(announced().textContent).toBe(
    `Opening Address: 6:05-6:35 PM, ${GALLERY}. Opening Address is at the same time in the same room as "Innovation Showcase"`,
  );
  expect(page.sent(saveContentItem)).toEqual([]);
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(announced().textContent).toBe('Opening Address moved from 6:00 PM to 6:05 PM');
  expect(document.activeElement).toBe(await session('Opening Address'));
  expect(await saved(page)).toMatchObject([
    {
      part: 'sessions',
      item: 'opening-address',
      revision: 0,
      value: { id: 'opening-address', start: '18:05', end: '18:35', room: HALL },
    },
  ]);
});

test('Esc cancels a move, and nothing is saved', async () => {
  const page = open();
  (await session('Opening Address')).focus();
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Escape}');
  expect(announced().textContent).toBe(`Move canceled. Opening Address: 6:00-6:30 PM, ${HALL}`);
  expect((await session('Opening Address')).textContent).toMatch(/^Opening Address 6:00/);
  expect(await saved(page)).toEqual([]);
});

test('the page links to the page that publishes its moves', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Review and publish' });
  expect(link.getAttribute('href')).toBe('/editor/changes');
});

test('arrow keys move the focus between sessions while none is being moved', async () => {
  open();
  (await session('Check-In and Refreshments')).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await session('Opening Ceremony'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(await session('Check-In and Refreshments'));
});

test('buttons and fields move a session, and the last move can be undone', async () => {
  const page = open();
  await user.click(await session('Opening Address'));
  const panel = within(screen.getByRole('region', { name: 'Opening Address' }));
  panel.getByText('Room');
  await user.click(panel.getByRole('button', { name: 'Later' }));
  await user.click(panel.getByRole('button', { name: 'Earlier' }));
  await user.selectOptions(panel.getByLabelText('Room'), 'Foyer');
  await user.click(panel.getByRole('button', { name: 'Day and time' }));
  await user.selectOptions(panel.getByLabelText('Day'), 'Day 2');
  expect(screen.getByRole('tab', { name: 'Day 2' }).getAttribute('aria-selected')).toBe('true');
  await user.clear(panel.getByLabelText('Ends'));
  await user.type(panel.getByLabelText('Ends'), '17:00');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(announced().textContent).toBe('The session must end after it begins.');
  await user.clear(panel.getByLabelText('Ends'));
  await user.type(panel.getByLabelText('Ends'), '19:00');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await saved(page)).toMatchObject([
    { value: { day: 'day2', start: '18:00', end: '19:00', room: 'Foyer' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo last move' }));
  expect(announced().textContent).toMatch(/^Undone: Opening Address moved from Day 1 to Day 2/);
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Day 1' }).getAttribute('aria-selected')).toBe('true'),
  );
});

test('a conflict of rooms is shown above the timetable and on both sessions', async () => {
  open(
    draftOf({
      part: 'sessions',
      item: 'opening-ceremony',
      value: sessionWith('opening-ceremony', { end: '18:10' }),
    }),
  );
  const link = await screen.findByRole('link', { name: 'Session “Opening Ceremony”, Begins:' });
  expect(link.parentElement?.textContent).toMatch(
    /is at the same time in the same room as "Opening Address"$/,
  );
  expect((await session('Opening Address')).textContent).toMatch(/hall Conflict$/);
  expect((await session('Opening Ceremony')).textContent).toMatch(/hall Draft Conflict$/);
});

test('a session is added with its required fields, and one that cannot be displayed links to its form', async () => {
  const page = open(draftOf({ part: 'sessions', item: 'broken', value: { id: 'broken' } }));
  expect((await screen.findByRole('link', { name: 'Session “broken”' })).getAttribute('href')).toBe(
    '/editor/sessions/broken',
  );
  await user.click(screen.getByRole('button', { name: 'Add session' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a session on Day 1' }));
  await user.type(dialog.getByLabelText('Title'), 'Opening Address');
  await user.type(dialog.getByLabelText('Begins'), '21:00');
  await user.type(dialog.getByLabelText('Ends'), '20:00');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  dialog.getByText('must not be empty');
  await user.type(dialog.getByLabelText('Room'), 'Foyer');
  await user.clear(dialog.getByLabelText('Ends'));
  await user.type(dialog.getByLabelText('Ends'), '22:00');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await saved(page)).toMatchObject([
    {
      item: 'opening-address-2',
      value: { id: 'opening-address-2', day: 'day1', start: '21:00', room: 'Foyer', speakers: [] },
    },
  ]);
});
