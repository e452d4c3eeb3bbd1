import { screen } from '@testing-library/react';
import { sampleStudent } from '../testing/sample-application.ts';
import { address, rowTexts, tabScreen } from '../testing/tab-screen.tsx';
import DashboardPage from './dashboard.page.tsx';

const { store, open } = tabScreen(<DashboardPage />);

beforeEach(() => store({ a: sampleStudent() }));

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const exports = () => screen.queryByRole('button', { name: /Export/ });

test('a viewer sees lists without buttons that change or export, and which roles may do that', async () => {
  const user = open('?tab=applications', { roles: ['viewer'] });
  expect(await rowTexts()).toHaveLength(1);
  expect(exports()).toBeNull();
  screen.getByText(
    'Only a reviewer or an admin can export student applications. Your account does not have this role.',
  );
  await user.click(screen.getByRole('button', { name: 'Sample Student' }));
  await screen.findByText(/^Only a reviewer or an admin can decide on applications/);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a reviewer decides on applications and exports them', async () => {
  const user = open('?tab=applications', { roles: ['reviewer'] });
  expect(await rowTexts()).toHaveLength(1);
  expect(exports()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sample Student' }));
  await screen.findByRole('button', { name: 'Save' });
});

test('the first tab that an account can read is open; other tabs say which roles can read them', async () => {
  const user = open('', { roles: ['treasurer'] });
  expect(selected()).toBe('Payment Reconciliation');
  screen.getByRole('link', { name: 'Reconcile with Stripe' });
  await user.click(screen.getByRole('tab', { name: 'Registrants Data' }));
  screen.getByText(/^Only a viewer, a mailer, or an admin can read registrants/);
  expect(screen.queryByRole('table')).toBeNull();
});

test('the tab is in the address, and can be selected by it', async () => {
  const user = open('?tab=payments');
  expect(selected()).toBe('Payment Reconciliation');
  await user.click(screen.getByRole('tab', { name: 'Registrants Data' }));
  expect(address()).toBe('');
  await user.click(screen.getByRole('tab', { name: 'Payment Reconciliation' }));
  expect(address()).toBe('?tab=payments');
});
