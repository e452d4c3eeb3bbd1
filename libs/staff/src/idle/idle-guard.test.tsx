import {
  ACTIVITY_KEY,
  forgetActivity,
  hasEndedForInactivity,
  recordActivity,
} from '@raade/firebase/idle-limit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { prepareStaffTests } from '../testing/staff-tests.tsx';
import { IdleGuard } from './idle-guard.tsx';

const MINUTE = 60_000;

const handleIdle = jest.fn();
const handleSignOut = jest.fn();

prepareStaffTests();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-03-01T12:00:00Z') });
  jest.clearAllMocks();
  recordActivity();
});

afterEach(forgetActivity);

function open() {
  render(
    <IdleGuard onIdle={handleIdle} onSignOut={handleSignOut}>
      <h1>For staff</h1>
    </IdleGuard>,
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const isShown = () => screen.queryByText('For staff') !== null;

/** Notes activity as another tab of the same browser does. */
function actInOtherTab() {
  localStorage.setItem(ACTIVITY_KEY, String(Date.now()));
  act(() => void fireEvent(window, new StorageEvent('storage', { key: ACTIVITY_KEY })));
}

test('staff are warned two minutes before a session of thirty idle minutes ends', () => {
  open();
  pass(28 * MINUTE - 1);
  expect(warning()).toBeNull();
  pass(1);
  expect(warning()).not.toBeNull();
  expect(screen.getByRole('timer').textContent).toBe('2:00');
  pass(61_000);
  expect(screen.getByRole('timer').textContent).toBe('0:59');
  pass(58_999);
  expect(handleIdle).not.toHaveBeenCalled();
  expect(isShown()).toBe(true);

  pass(1);
  expect(handleIdle).toHaveBeenCalledTimes(1);
  expect(isShown()).toBe(false);
  expect(hasEndedForInactivity()).toBe(true);
});

test.each(['pointerDown', 'keyDown', 'wheel', 'input'] as const)(
  'a %s restarts the thirty minutes',
  (activity) => {
    open();
    pass(20 * MINUTE);
    fireEvent[activity](document.body);
    pass(20 * MINUTE);
    expect(warning()).toBeNull();
    pass(8 * MINUTE);
    expect(warning()).not.toBeNull();
  },
);

test('the warning is closed by its button, and not by other activity', () => {
  open();
  pass(29 * MINUTE);
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body);
  expect(warning()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(warning()).toBeNull();
  pass(28 * MINUTE - 1);
  expect(warning()).toBeNull();
  pass(1);
  expect(warning()).not.toBeNull();
});

test('the warning offers to sign out at once', () => {
  open();
  pass(29 * MINUTE);
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(handleSignOut).toHaveBeenCalledTimes(1);
});

test('activity in another tab keeps this session, too', () => {
  open();
  pass(29 * MINUTE);
  actInOtherTab();
  expect(warning()).toBeNull();
  pass(20 * MINUTE);
  actInOtherTab();
  pass(20 * MINUTE);
  expect(handleIdle).not.toHaveBeenCalled();
  expect(isShown()).toBe(true);
});

test('activity after an hour of sleep does not keep the session', () => {
  open();
  // Timers do not run while the machine sleeps.
  jest.setSystemTime(Date.now() + 60 * MINUTE);
  fireEvent.pointerDown(document.body);
  expect(handleIdle).toHaveBeenCalledTimes(1);
  expect(isShown()).toBe(false);
});

test('the idle limit also works in a browser without storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
  }
  recordActivity();
  open();
  pass(28 * MINUTE);
  expect(warning()).not.toBeNull();
  pass(2 * MINUTE);
  expect(handleIdle).toHaveBeenCalledTimes(1);
});

test('a full storage does not end the session of an active person', () => {
  const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  open();
  pass(20 * MINUTE);
  fireEvent.pointerDown(document.body);
  pass(20 * MINUTE);
  expect(refusal).toHaveBeenCalled();
  expect(warning()).toBeNull();
  expect(isShown()).toBe(true);
});
