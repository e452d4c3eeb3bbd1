import { act, screen, within } from '@testing-library/react';
import { saveNow } from '../editor-state/save-queue.ts';
import { FakeContentServer } from '../editor-state/testing/fake-content-server.ts';
import { liveWith } from '../editor-state/testing/sample-items.ts';
import { openEditor, prepareEditor } from '../testing/open-editor.tsx';

jest.mock('@raade/firebase/auth', () => ({ currentAccountId: () => 'ada' }));
jest.mock('@raade/firebase/presence', () => ({
  recordPresence: () => Promise.resolve(),
  leavePresence: () => Promise.resolve(),
  readPresence: () => Promise.resolve([]),
}));

prepareEditor();

let server: FakeContentServer;
beforeEach(() => {
  server = new FakeContentServer();
});

async function open(address: string, heading: string) {
  const user = openEditor(address);
  await screen.findByRole('heading', { level: 1, name: heading });
  await screen.findAllByRole('searchbox');
  return user;
}

const names = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const order = { part: 'speakers', item: null } as const;

test('sessions are sorted by day and time, and show time and room', async () => {
  await open('/editor/sessions', 'Sessions');
  expect(names().slice(0, 3)).toEqual([
    'Check-In and Refreshments',
    'Opening Ceremony',
    'Opening Address',
  ]);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(
    'Day 1, 4:00-5:30 PM, Multicultural Center, lobby',
  );
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
});

test('a list is searched by name, ignoring case and accents', async () => {
  const user = await open('/editor/sessions', 'Sessions');
  await user.type(screen.getByLabelText('Search sessions'), 'GALÁ clos');
  expect(names()).toEqual(['Closing Gala']);
});

test('the order is changed with buttons, and the focus stays on the moved item', async () => {
  const user = await open('/editor/speakers', 'Speakers');
  const [first = '', second = ''] = names().map(String);
  await user.click(button('Change order'));
  await user.click(button(`Move ${first} down`));
  expect(names().slice(0, 2)).toEqual([second, first]);
  expect(document.activeElement).toBe(button(`Move ${first} down`));
  screen.getByText(/^Moved to place 2 of /);
  await user.click(button(`Move ${first} up`));
  await user.click(button(`Move ${first} up`));
  await act(saveNow);
  expect(server.drafts).toEqual([]);
  await user.click(button(`Move ${first} down`));
  await act(saveNow);
  expect(server.draftOf(order)?.value).toEqual(expect.arrayContaining([expect.any(String)]));
  await user.click(button('Discard draft'));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Discard this draft?' })).getByRole('button', {
      name: 'Discard draft',
    }),
  );
  expect(names().slice(0, 2)).toEqual([first, second]);
});

test('a new item needs a name and a valid id, and is saved as a draft', async () => {
  const user = await open('/editor/speakers', 'Speakers');
  await user.click(button('Add a speaker'));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a speaker' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  dialog.getByText('Please enter a name.');
  await user.type(dialog.getByLabelText('Name'), 'Ɛsi Sample');
  expect(await dialog.findByDisplayValue('esi-sample')).not.toBeNull();
  await user.clear(dialog.getByLabelText('Id'));
  await user.type(dialog.getByLabelText('Id'), 'Esi');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  dialog.getByText('must be lowercase words separated by hyphens');
  await user.clear(dialog.getByLabelText('Id'));
  await user.type(dialog.getByLabelText('Id'), 'esi');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { level: 1, name: 'Ɛsi Sample' });
  // Empty fields are not reported before they have been left.
  expect(screen.queryByText(/to correct before this can be published/)).toBeNull();
  await user.click(screen.getByLabelText('Role'));
  await user.tab();
  screen.getByText(/^One thing to correct before this can be published/);
  expect(screen.getByLabelText('Organization').getAttribute('aria-invalid')).toBeNull();
  await act(saveNow);
  expect(server.draftOf({ part: 'speakers', item: 'esi' })?.value).toMatchObject({
    id: 'esi',
    name: 'Ɛsi Sample',
    expertise: [],
  });
});

test('a new item cannot have the id of an existing item, even if that is to be removed', async () => {
  server.saveAs('kofi@example.org', { part: 'sessions', item: 'lunch', value: null });
  const user = await open('/editor/sessions', 'Sessions');
  const removed = within(screen.getByRole('region', { name: 'To be removed' }));
  removed.getByRole('link', { name: 'Lunch' });
  await user.click(button('Add a session'));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a session' }));
  await user.type(dialog.getByLabelText('Title'), 'Lunch');
  expect(await dialog.findByDisplayValue('lunch')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  dialog.getByText('There is already an item with this id.');
});

test('several items are removed together, except those that a search hides, and restored together', async () => {
  const name = { part: 'speakers', item: 'ama-sample' } as const;
  server.saveAs('kofi@example.org', { ...name, value: liveWith(name, { role: 'Poet' }) });
  const user = await open('/editor/speakers', 'Speakers');
  const all = names();
  await user.click(button('Choose several'));
  expect(button('Remove 0 speakers').getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByLabelText(`Choose ${all[0]}`));
  await user.click(screen.getByLabelText(`Choose ${all[2]}`));
  await user.type(screen.getByLabelText('Search speakers'), String(all[2]));
  button('Remove 1 speaker');
  await user.clear(screen.getByLabelText('Search speakers'));
  await user.click(button('Remove 2 speakers'));
  const question = within(screen.getByRole('dialog', { name: 'Remove 2 speakers?' }));
  question.getByText(/^Drafts of 1 speaker will be discarded/);
  await user.click(question.getByRole('button', { name: 'Remove 2 speakers' }));
  screen.getByText('Removed 2 speakers.');
  await act(saveNow);
  expect(server.drafts.map(({ value }) => value)).toEqual([null, null]);
  const removed = within(screen.getByRole('region', { name: 'To be removed' }));
  expect(removed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    all[0],
    all[2],
  ]);
  await user.click(button('Keep all 2'));
  await screen.findByText('Kept 2 speakers.');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  expect(server.drafts).toEqual([]);
  expect(names()).toEqual(all);
});

test('the overview shows drafts with their authors and the number of problems', async () => {
  const name = { part: 'sessions', item: 'lunch' } as const;
  server.saveAs('kofi@example.org', { ...name, value: liveWith(name, { room: '' }) });
  server.saveAs('kofi@example.org', {
    part: 'speakers',
    item: 'esi',
    value: { id: 'esi', name: 'Esi Sample' },
  });
  await open('/editor', 'Content');
  const lunch = (await screen.findByRole('link', { name: 'Lunch' })).closest('li');
  expect(lunch?.textContent).toMatch(/1 to correctDraft by kofi@example.org, Mar 1, 2025/);
  const esi = screen.getByRole('link', { name: 'Esi Sample' }).closest('li');
  expect(esi?.textContent).toMatch(/^Esi SampleNew\d+ to correct/);
});

test('all content is searched by name', async () => {
  const user = await open('/editor', 'Content');
  await user.type(screen.getByLabelText('Search all content by name'), 'lunch');
  expect(names()).toEqual(['Lunch']);
  screen.getByText('1 found');
  await user.type(screen.getByLabelText('Search all content by name'), 'xyz');
  screen.getByText('No results.');
});
