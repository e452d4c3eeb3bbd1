import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PaymentsTab } from '../payments/payments-tab.tsx';
import { sampleDonation } from '../testing/sample-donation.ts';
import { rows, tabScreen } from '../testing/tab-screen.tsx';

const { store, open } = tabScreen(<PaymentsTab />);

// The width of the screen is read once.
beforeAll(() => Object.assign(window, { innerWidth: 360 }));
beforeEach(() => store({ pi_1: sampleDonation() }));

const toggle = () => screen.getByRole('button', { name: /^Filter, order, export/ });

test('on phones one button shows filter, order, export and the actions of the page', async () => {
  const user = open();
  await rows();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enter a Donation' })).toBeNull();
  await user.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('combobox', { name: 'Donations to show' });
  screen.getByRole('combobox', { name: 'Order' });
  screen.getByRole('button', { name: /^Export/ });
  screen.getByRole('button', { name: 'Enter a Donation' });
  await user.click(toggle());
  expect(screen.queryByRole('combobox')).toBeNull();
});

test.each(['?donations-show=disputed', '?donations-sort=amount'])(
  'the address %s opens the panel, and its button is marked as active',
  (search) => {
    open(search);
    expect(toggle().getAttribute('aria-label')).toBe('Filter, order, export (active)');
    screen.getByRole('combobox', { name: 'Donations to show' });
  },
);

test('the filter can take the focus as soon as its key has pressed the button', () => {
  open();
  const [button, filter] = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="f"]');
  act(() => {
    button?.click();
    expect(filter?.closest('[hidden]')).toBeNull();
  });
  expect(filter).toBe(screen.getByRole('combobox', { name: 'Donations to show' }));
});

test('a form that was opened from the panel keeps its text when the phone is turned', async () => {
  const user = open();
  await rows();
  await user.click(toggle());
  await user.click(screen.getByRole('button', { name: 'Enter a Donation' }));
  await user.type(screen.getByLabelText(/Amount/), '12.50');
  Object.assign(window, { innerWidth: 1280 });
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Filter, order/ })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/Amount/).value).toBe('12.50');
});
