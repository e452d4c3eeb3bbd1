import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveNow } from '../editor-state/save-queue.ts';
import { FakeContentServer } from '../editor-state/testing/fake-content-server.ts';
import { liveWith } from '../editor-state/testing/sample-items.ts';
import { openEditor, prepareEditor } from '../testing/open-editor.tsx';

jest.mock('@raade/firebase/auth', () => ({ currentAccountId: () => 'ada' }));
// The tests of the rules, on the emulators, cover the calls of this module to Firestore.
const PRESENT: { uid: string; name: string; part: string; item: string; at: Date }[] = [];
jest.mock('@raade/firebase/presence', () => ({
  recordPresence: () => Promise.resolve(),
  leavePresence: () => Promise.resolve(),
  readPresence: () => Promise.resolve(PRESENT),
}));

const NAME = { part: 'sessions', item: 'opening-address' } as const;
const ADDRESS = '/editor/sessions/opening-address';
const SPEAKER = { part: 'speakers', item: 'ama-sample' } as const;
const PROJECT = { part: 'projects', item: 'sunfi-solar-initiative' } as const;

prepareEditor();

let server: FakeContentServer;
beforeEach(() => {
  PRESENT.length = 0;
  server = new FakeContentServer();
});

async function open(address = ADDRESS) {
  const user = openEditor(address);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const isSaved = () => waitFor(() => expect(screen.getAllByText('Saved')).not.toEqual([]));

test('a field is saved without a button when the focus leaves it', async () => {
  const user = await open();
  expect(screen.getAllByText('No changes: same as the live version.')).not.toEqual([]);
  await user.clear(field('Room'));
  await user.type(field('Room'), 'Room 100 ');
  await user.tab();
  await isSaved();
  expect(server.draftOf(NAME)?.value).toEqual(liveWith(NAME, { room: 'Room 100' }));
  screen.getByText(/^Draft by ada@example.org/);
});

test('a link to a field focuses it, and names an entry of a list by its id', async () => {
  await open('/editor/forum?at=days&at=day2&at=name');
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(
    'days/1/name',
  );
});

test('an invalid field shows its problem once it is left, and the list above leads to it', async () => {
  const user = await open();
  await user.clear(field('Room'));
  expect(field('Room').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText(/to correct before/)).toBeNull();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Room: must not be empty' }));
  expect(document.activeElement).toBe(field('Room'));
  expect(field('Room').getAttribute('aria-invalid')).toBe('true');
  expect(described(field('Room'))).toContain('must not be empty');
  // Pasted, since typing letter by letter takes half a minute on a busy machine.
  await user.click(field('Room'));
  await user.paste('x'.repeat(100));
  expect(described(field('Room'))).toContain('100 of 120 characters.');
  await waitFor(() => expect(screen.queryByText(/to correct before/)).toBeNull());
});

test('the problems of an earlier draft are shown at once', async () => {
  server.saveAs('kofi@example.org', { ...NAME, value: liveWith(NAME, { room: '' }) });
  await open();
  expect(field('Room').getAttribute('aria-invalid')).toBe('true');
});

test('other items are chosen by their displayed names', async () => {
  const user = await open();
  await user.click(button('Add to Speakers'));
  const entries = screen.getAllByRole('group', { name: /^Speaker \d/ });
  const last = within(entries.at(-1) as HTMLElement);
  const select = last.getByLabelText('Speaker');
  expect(document.activeElement).toBe(select);
  const options = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options[0]).toBe('Please choose');
  expect(options).toContain('Ama Sample');
  expect(within(field('Day')).getAllByRole('option')[0]?.textContent).toBe('Day 1');
});

test('an optional field that is emptied is left out of the draft', async () => {
  const user = await open();
  await user.type(field('Seats (optional)'), '40');
  await act(saveNow);
  expect(server.draftOf(NAME)?.value).toEqual(liveWith(NAME, { capacity: 40 }));
  await user.clear(field('Seats (optional)'));
  await act(saveNow);
  expect(server.drafts).toEqual([]);
});

test('changes are undone and redone by buttons, and by keys outside text fields', async () => {
  const user = await open();
  const live = field('Room').getAttribute('value');
  // The clock stands still, since letters that are typed without a pause are one step.
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await user.clear(field('Room'));
  await user.type(field('Room'), 'Roof');
  now.mockRestore();
  fireEvent.change(field('Kind'), { target: { value: 'panel' } });
  await user.click(button('Undo'));
  expect(field('Room').getAttribute('value')).toBe('Roof');
  button('Undo').focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(field('Room').getAttribute('value')).toBe(live);
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Control>}y{/Control}');
  expect(field('Room').getAttribute('value')).toBe('Roof');
  // Within a text field, browsers have their own undo.
  field('Room').focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(field('Room').getAttribute('value')).toBe('Roof');
});

test('entries of a list are added, moved and removed, and the focus stays with them', async () => {
  const user = await open(`/editor/projects/${PROJECT.item}`);
  const goals = () =>
    screen.getAllByLabelText(/^Goal \d+$/).map((one) => (one as HTMLInputElement).value);
  const before = goals();
  await user.click(button(/^Move Goal 1, .* down$/));
  expect(goals()).toEqual([before[1], before[0], ...before.slice(2)]);
  expect(document.activeElement).toBe(button(/^Move Goal 2, .* down$/));
  screen.getByText(`Moved to place 2 of ${before.length}.`);
  await user.click(button('Add to Goals'));
  expect(document.activeElement).toBe(field(`Goal ${before.length + 1}`));
  await user.click(button(`Remove Goal ${before.length + 1}`));
  expect(goals()).toHaveLength(before.length);
  expect(document.activeElement).toBe(button(new RegExp(`^Remove Goal ${before.length},`)));
});

test('a conflict shows both versions by field, and the chosen ones are saved', async () => {
  const user = await open();
  server.saveAs('kofi@example.org', {
    ...NAME,
    value: liveWith(NAME, { room: 'Theirs', title: 'Their title' }),
  });
  await user.clear(field('Room'));
  await user.type(field('Room'), 'Mine');
  await user.tab();
  const panel = within(await screen.findByRole('group', { name: 'kofi@example.org saved first' }));
  expect(document.activeElement).toBe(panel.getByRole('heading'));
  screen.getByRole('list', { name: 'Not saved' });
  await user.click(panel.getByRole('button', { name: 'Save these choices' }));
  panel.getByText('Please choose a version for each field.');
  const rooms = within(panel.getByRole('radiogroup', { name: 'Room' }));
  await user.click(rooms.getByRole('radio', { name: /^Yours/ }));
  await user.click(panel.getByRole('button', { name: 'Save these choices' }));
  await isSaved();
  expect(server.draftOf(NAME)?.value).toEqual(
    liveWith(NAME, { room: 'Mine', title: 'Their title' }),
  );
  expect(screen.queryByRole('list', { name: 'Not saved' })).toBeNull();
});

test('without a network the page shows that the text is unsaved and kept on this device', async () => {
  const user = await open();
  server.isReachable = false;
  await user.type(field('Room'), ' 2');
  await user.tab();
  const words = 'Not saved: no connection. Your text is kept on this device.';
  await waitFor(() => expect(screen.getAllByText(words)).not.toEqual([]));
});

test('other editors are shown if they were at the same item a short time ago', async () => {
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const at = { ...NAME };
  PRESENT.push(
    { uid: 'ada', name: 'ada@example.org', ...at, at: ago(0) },
    { uid: 'kofi', name: 'kofi@example.org', ...at, at: ago(5) },
    { uid: 'esi', name: 'esi@example.org', ...at, at: ago(60) },
    { uid: 'yaw', name: 'yaw@example.org', ...at, at: ago(500) },
    { uid: 'afia', name: 'afia@example.org', part: 'sessions', item: 'lunch', at: ago(1) },
  );
  await open();
  await screen.findByText('kofi@example.org is here too. esi@example.org was here 60 seconds ago.');
});

test('removing an item saves a draft that removes it', async () => {
  const user = await open();
  await user.click(button(/^Remove this session$/i));
  await screen.findByText(/will be removed when you publish/);
  await act(saveNow);
  expect(server.draftOf(NAME)?.value).toBeNull();
});

test.each([
  ['/editor/nothing', 'The editor has no such page'],
  ['/editor/home/hero', 'The editor has no such page'],
  ['/editor/sessions/nothing', 'nothing'],
])('%s shows that there is no such page or item', async (address, heading) => {
  openEditor(address);
  await screen.findByRole('heading', { level: 1, name: heading });
});

test('the id of a live item cannot be changed', async () => {
  await open();
  expect(field('Id').hasAttribute('readonly')).toBe(true);
  expect(field('Title').hasAttribute('readonly')).toBe(false);
});

test('the page of phase texts lists the placeholders for facts', async () => {
  await open('/editor/forum-phases');
  screen.getByText(/\{registrationOpens\}/);
});

describe('the address of a live speaker', () => {
  async function write(text: string) {
    const user = openEditor('/editor/speakers/ama-sample');
    const address = await screen.findByLabelText<HTMLInputElement>('Address (optional)');
    await user.type(address, text);
    await user.tab();
    await act(saveNow);
    return { user, address };
  }

  test('can be changed; the former address is kept and shown', async () => {
    const { user, address } = await write('Dr Àma Sample');
    expect(address.value).toBe('dr-ama-sample');
    const moved = { address: 'dr-ama-sample', formerAddresses: ['ama-sample'] };
    expect(server.draftOf(SPEAKER)?.value).toEqual(liveWith(SPEAKER, moved));
    const former = screen.getByLabelText<HTMLInputElement>('Former address 1');
    expect(former.value).toBe('ama-sample');
    await user.clear(address);
    await act(saveNow);
    expect(server.drafts).toEqual([]);
  });

  test('shows a problem at its field if it belongs to somebody else', async () => {
    const { address } = await write('baraka-example');
    const message = '"baraka-example" is the id of Baraka Example';
    await waitFor(() => expect(screen.queryAllByText(new RegExp(message))).not.toEqual([]));
    expect(address.getAttribute('aria-invalid')).toBe('true');
  });
});
