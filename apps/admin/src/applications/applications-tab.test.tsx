import { CALLABLES } from '@raade/contracts/base/callables';
import { screen, within } from '@testing-library/react';
import { sampleGuest, samplePartner, sampleStudent } from '../testing/sample-application.ts';
import { address, headers, rowTexts, tabScreen } from '../testing/tab-screen.tsx';
import { ApplicationsTab } from './applications-tab.tsx';

const { answers, store, open } = tabScreen(<ApplicationsTab />);

test('students are shown first, with status and day', async () => {
  store({ a: sampleStudent({ status: 'in_review', graduation_year: '' }) });
  open();
  expect(await rowTexts()).toEqual([
    [
      'Sample Student',
      'student@example.org',
      'Sample University',
      'Engineering',
      '-',
      'In review',
      'Mar 1, 2025',
    ],
  ]);
  expect(headers()).toEqual([
    'Name',
    'Email',
    'University',
    'Major',
    'Graduation',
    'Status',
    'Received',
  ]);
  await screen.findByText('1 of 1 student applications shown');
});

test('the address selects partners, and a button selects students again', async () => {
  store({ a: samplePartner() });
  const user = open('?tab=applications&kind=partner');
  expect(await rowTexts()).toEqual([
    [
      'Sample Organisation',
      'Sample Contact',
      'partner@example.org',
      'Nonprofit',
      'Ghana',
      'New',
      'Mar 1, 2025',
    ],
  ]);
  const chips = within(screen.getByRole('group', { name: 'Applications of' }));
  const isPressed = (name: string) =>
    chips.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([isPressed('Students'), isPressed('Partners')]).toEqual(['false', 'true']);

  store({ a: sampleStudent() });
  await user.click(chips.getByRole('button', { name: 'Students' }));
  expect(address()).toBe('?tab=applications');
  expect(isPressed('Students')).toBe('true');
  expect((await rowTexts())[0]?.[0]).toBe('Sample Student');
});

test('each kind says how many of its applications are new', async () => {
  store({ a: sampleStudent() });
  answers[CALLABLES.countWaiting] = {
    result: { waiting: { applications: 3, student: 1, partner: 2, guest: 0 } },
  };
  open();
  await screen.findByRole('button', { name: 'Partners (2 new)' });
  screen.getByRole('button', { name: 'Students (1 new)' });
  screen.getByRole('button', { name: 'Guests' });
  answers[CALLABLES.countWaiting] = { result: { waiting: {} } };
});

test('a list that was read a minute ago is read again when it is opened', async () => {
  store({ a: sampleStudent() });
  const user = open();
  expect(await rowTexts()).toHaveLength(1);
  store({ a: sampleStudent(), b: sampleStudent() });
  const [later, at] = [Date.now() + 60_000, jest.spyOn(Date, 'now')];
  at.mockReturnValue(later);
  await user.click(screen.getByRole('button', { name: 'Partners' }));
  await user.click(screen.getByRole('button', { name: 'Students' }));
  await screen.findByText('2 of 2 student applications shown');
});

test('guests of the forum are listed, and their record says what a decision causes', async () => {
  store({ a: sampleGuest({ days: 'Day 2' }) });
  const user = open('?tab=applications&kind=guest');
  expect(await rowTexts()).toEqual([
    [
      'Sample Guest',
      'guest@example.org',
      'Student',
      'Sample University',
      'Day 2',
      'New',
      'Mar 1, 2025',
    ],
  ]);
  await user.click(screen.getByRole('button', { name: 'Sample Guest' }));
  expect(screen.getByRole('region', { name: /^Sample/ }).textContent).toContain(
    'Accepted guests become registrants',
  );
});

test('the filter by status is in the address, and stays when the kind changes', async () => {
  store({
    a: sampleStudent({ full_name: 'Ada Sample' }),
    k: sampleStudent({ full_name: 'Kofi Sample', status: 'accepted' }),
  });
  const user = open();
  await screen.findByText('2 of 2 student applications shown');
  const filter = screen.getByRole('combobox', { name: 'Applications to show' });
  const choices = within(filter)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(choices).toEqual([
    'All Applications (2)',
    'New (1)',
    'In review (0)',
    'Accepted (1)',
    'Declined (0)',
    'Answer sent (0)',
    'Answer waiting (0)',
    'Answer not sent (1)',
  ]);
  await user.selectOptions(filter, 'accepted');
  expect((await rowTexts()).map(([name]) => name)).toEqual(['Kofi Sample']);
  expect(address()).toBe('?applications-show=accepted');
  await user.selectOptions(filter, 'declined');
  screen.getByText('No student applications found matching the current filters.');

  await user.click(screen.getByRole('button', { name: 'Partners' }));
  expect(address()).toBe('?applications-show=declined&kind=partner');
});

test('students are searched by name, email, university and major', async () => {
  store({
    a: sampleStudent({ full_name: 'Ada', email: 'ada@example.org', major: 'Public Health' }),
    k: sampleStudent({ full_name: 'Kofi', university: 'École Exemple' }),
  });
  const user = open();
  await screen.findByText('2 of 2 student applications shown');
  const search = screen.getByPlaceholderText('Search applications...');
  const found = async (text: string) => {
    await user.clear(search);
    await user.type(search, text);
    return (await rowTexts()).map(([name]) => name);
  };
  expect(await found('public HEALTH')).toEqual(['Ada']);
  expect(await found('école')).toEqual(['Kofi']);
  expect(await found('ADA@')).toEqual(['Ada']);
});
