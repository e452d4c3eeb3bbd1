import { clockShift } from '@raade/browser';
import type { PageFrame } from '@raade/contracts/site/page-frame';
import { countdownValue, twoDigits } from '../countdown/time-left.ts';
import { showsCountdown } from '../countdown/countdown-visibility.ts';

const SECOND = 1000;

/** Writes the time left into the pill, or shows 'Live Now!' once it has passed. */
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

/** Counts down in the prerendered pill. Its panel opens after hydration only. */
export function startEarlyCountdown(page: PageFrame, signal: AbortSignal): void {
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
