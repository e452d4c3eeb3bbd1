import { screen } from '@testing-library/react';
import { queryClient } from '../reading/query-client.ts';
import { sampleStudent } from '../testing/sample-application.ts';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import { rowTexts, tabScreen } from '../testing/tab-screen.tsx';
import DashboardPage from './dashboard.page.tsx';

beforeAll(provideModalDialogs);
beforeEach(() => queryClient.clear());

const { firestore, open } = tabScreen(DashboardPage);

function storeStudent(): void {
  firestore().stored.documents = { a: { ...sampleStudent() } };
  firestore().stored.totals = { count: 1, sum: 0 };
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const exports = () => screen.queryByRole('button', { name: /Export/ });

test('a viewer sees lists, and no button that changes or takes anything, but who could', async () => {
  storeStudent();
  const user = open('?tab=applications', ['viewer']);
  expect(await rowTexts()).toHaveLength(1);
  expect(exports()).toBeNull();
  screen.getByText(
    'To export student applications takes a reviewer or an admin. Your account is none of them.',
  );
  await user.click(screen.getByRole('button', { name: 'Sample Student' }));
  await screen.findByText(/^To decide on applications takes a reviewer or an admin/);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a reviewer decides on applications and exports them', async () => {
  storeStudent();
  const user = open('?tab=applications', ['reviewer']);
  expect(await rowTexts()).toHaveLength(1);
  expect(exports()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sample Student' }));
  await screen.findByRole('button', { name: 'Save' });
});

test('the first tab that an account can read is open, and the others say who can', async () => {
  storeStudent();
  const user = open('', ['treasurer']);
  expect(selected()).toBe('Payment Reconciliation');
  screen.getByRole('button', { name: 'Reconcile Now' });
  await user.click(screen.getByRole('tab', { name: 'Registrants Data' }));
  screen.getByText(/^To read registrants takes a viewer, a mailer, or an admin/);
  expect(screen.queryByRole('table')).toBeNull();
});
