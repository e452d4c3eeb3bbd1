import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { screen, waitFor } from '@testing-library/react';
import { sampleRegistrant } from '../../testing/sample-registrant.ts';
import { address, rows, tabScreen } from '../../testing/tab-screen.tsx';
import { RegistrantsTab } from '../registrants-tab.tsx';

const { stored, answers, calls, store, open } = tabScreen(<RegistrantsTab />);
const { controlRegistrantList } = CALLABLES;
const DAY_MS = 24 * 60 * 60 * 1000;

const names = async () => (await rows()).map((row) => row.children[0]?.textContent);

/** Stores registrants of two forums; the list of the forum 2024 is closed since the given time. */
function storeTwo(closed_at?: Date) {
  const last = sampleRegistrant({ id: 'b', full_name: 'Ben', forum_id: '2024' });
  store({ a: sampleRegistrant({ id: 'a', full_name: 'Ada' }), b: last });
  const lists = { '2024': { forum_id: '2024', ...(closed_at && { closed_at }) } };
  Object.assign(stored, { collections: { [COLLECTIONS.registrantLists]: lists } });
}

beforeEach(() => {
  answers[controlRegistrantList] = { result: { isClosed: true } };
});

test('the list shows the current forum until another one is chosen, which the address keeps', async () => {
  storeTwo();
  const user = open();
  expect(await names()).toEqual(['Ada']);
  await user.selectOptions(await screen.findByLabelText('Forum'), 'Forum 2024');
  await waitFor(async () => expect(await names()).toEqual(['Ben']));
  expect(address()).toBe('?forum=2024');
  await user.selectOptions(screen.getByLabelText('Forum'), 'Forum 2025 (current)');
  await waitFor(() => expect(address()).toBe(''));
});

test('a list is closed after the number of its registrants was shown, and then shown as closed', async () => {
  storeTwo();
  Object.assign(stored, { totals: { count: 1250, sum: 0 } });
  const user = open('?forum=2024');
  await user.click(
    await screen.findByRole('button', { name: 'Block campaigns to registrants of 2024' }),
  );
  await screen.findByText(/^Its 1,250 registrants no longer get campaigns/);
  expect(calls.filter(({ name }) => name === controlRegistrantList)).toEqual([]);
  storeTwo(new Date());
  await user.click(screen.getByRole('button', { name: 'Block Campaigns' }));
  await screen.findByText('The list of the forum 2024 is closed: no campaign goes to it.');
  const [request] = calls.filter(({ name }) => name === controlRegistrantList);
  expect(request?.data).toEqual({ forum_id: '2024', action: 'close' });
  screen.getByRole('button', { name: 'Allow campaigns to registrants of 2024' });
});

test('a list that was closed more than a day ago cannot be opened again', async () => {
  storeTwo(new Date(Date.now() - DAY_MS - 1000));
  open('?forum=2024');
  await screen.findByText('The list of the forum 2024 is closed: no campaign goes to it.');
  expect(screen.queryByRole('button', { name: /^Allow/ })).toBeNull();
});
