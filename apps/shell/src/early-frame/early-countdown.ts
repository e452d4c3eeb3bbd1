import { clockShift } from '@raade/browser';
import type { PageFrame } from '@raade/contracts/site/page-frame';
import { countdownValue, twoDigits } from '../countdown/time-left.ts';
import { showsCountdown } from '../countdown/countdown-visibility.ts';

const SECOND = 1000;

/** Writes the time that is left into the pill: which of the two shows, and its figures. */
function write(pill: HTMLElement, now: number): void {
  const left = countdownValue(pill.dataset['target'] ?? '', now);
  for (const part of pill.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = (part.dataset['when'] === 'live') !== left.isExpired;
  }
  for (const unit of ['days', 'hours', 'minutes'] as const) {
    const figure = pill.querySelector(`[data-unit="${unit}"]`);
    const text = twoDigits(left[unit]);
    if (figure && figure.textContent !== text) figure.textContent = text;
  }
}

/** Counts down in the pill that came with the HTML. What opens at its press waits for the living one. */
export function countDown(page: PageFrame, signal: AbortSignal): void {
  const pill = document.querySelector<HTMLElement>('#root [data-area="countdown"]');
  if (!pill) return;
  const shift = clockShift(pill.dataset['today']);
  const lastSecond = Date.parse(pill.dataset['lastSecond'] ?? '');
  const show = () => {
    const now = Date.now() + shift;
    const { scrollY, innerHeight: viewportHeight } = window;
    pill.hidden = now > lastSecond || !showsCountdown(page, { scrollY, viewportHeight });
    if (!pill.hidden) write(pill, now);
  };
  show();
  const seconds = setInterval(show, SECOND);
  signal.addEventListener('abort', () => clearInterval(seconds));
  for (const movement of ['scroll', 'resize']) {
    window.addEventListener(movement, show, { passive: true, signal });
  }
}
