import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { MemoryRouter, provideDay } from '@raade/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { WhyAttend } from './why-attend.section.tsx';

const EVERY = 8_000;
const HOLD = 10_000;

function show({ prefersReducedMotion = false } = {}) {
  provideDay({ today: SAMPLE_TODAY });
  const preference = Object.assign(new EventTarget(), { matches: prefersReducedMotion });
  Object.assign(window, { matchMedia: () => preference });
  return render(
    <MemoryRouter>
      <WhyAttend />
    </MemoryRouter>,
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const current = () => screen.getAllByRole('button', { name: /^Benefit/ }).findIndex(isCurrent) + 1;
const isCurrent = (dot: HTMLElement) => dot.getAttribute('aria-current') === 'true';

beforeEach(() => jest.useFakeTimers());

test('[CONF-20] the next benefit is shown every 8 seconds', () => {
  show();
  wait(EVERY - 1);
  expect(current()).toBe(1);
  wait(1);
  expect(current()).toBe(2);
  wait(EVERY);
  expect(current()).toBe(3);
});

test('[CONF-23] each click pauses the rotation for another 10 seconds', () => {
  show();
  press('Next benefit');
  wait(HOLD - 1);
  press('Benefit 4');
  wait(HOLD - 1);
  wait(EVERY);
  expect(current()).toBe(4);
  wait(1);
  wait(EVERY - 2);
  expect(current()).toBe(4);
  wait(1);
  expect(current()).toBe(5);
});

test('[CONF-27] arrows between types are disabled for 500 ms after a change, also by a tab', () => {
  show();
  const isDisabled = () => button('Next attendee type').getAttribute('aria-disabled') === 'true';
  expect(isDisabled()).toBe(false);
  for (const name of ['Curious Minds', 'Everyone']) {
    fireEvent.click(screen.getByRole('tab', { name }));
  }
  expect(isDisabled()).toBe(true);
  press('Next attendee type');
  press('Previous attendee type');
  expect(selected()).toBe('Everyone');
  wait(500);
  expect(isDisabled()).toBe(false);
  press('Next attendee type');
  expect(selected()).toBe('Established Leaders');
});

test('only the current benefit is accessible, and the others stay in the layout', () => {
  const { container } = show();
  expect(container.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(20);
  expect(screen.getAllByRole('group', { name: / of 5$/ })).toHaveLength(1);
});

test('with reduced motion the rotation does not start', () => {
  show({ prefersReducedMotion: true });
  wait(10 * EVERY);
  expect(current()).toBe(1);
  expect(screen.queryByRole('button', { name: /rotation/ })).toBeNull();
});
