import { clockShift } from '@raade/browser';
import type { PageFrame } from '@raade/contracts/site/page-frame';
import { countdownValue, twoDigits } from '../countdown/time-left.ts';
import { showsCountdown } from '../countdown/countdown-visibility.ts';

const SECOND = 1000;

/** Writes the time left into the pill (the button of the countdown), or shows 'Live Now!' once the forum has begun. */
function writeTimeLeft(pill: HTMLElement, now: number): void {
  const time = countdownValue(pill.dataset['target'] ?? '', now);
  for (const part of pill.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = (part.dataset['when'] === 'live') !== time.isExpired;
  }
  for (const unit of ['days', 'hours', 'minutes'] as const) {
    const figure = pill.querySelector(`[data-unit="${unit}"]`);
    const text = twoDigits(time[unit]);
    if (figure && figure.textContent !== text) figure.textContent = text;
  }
}

/** Counts down in the prerendered pill. Its panel opens after hydration only. */
export function startEarlyCountdown(page: PageFrame, signal: AbortSignal): void {
  const pill = document.querySelector<HTMLElement>('#root [data-area="countdown"]');
  if (!pill) return;
  const shiftMs = clockShift(pill.dataset['today']);
  const lastSecond = Date.parse(pill.dataset['lastSecond'] ?? '');
  const update = () => {
    const now = Date.now() + shiftMs;
    const { scrollY, innerHeight: viewportHeight } = window;
    pill.hidden = now > lastSecond || !showsCountdown(page, { scrollY, viewportHeight });
    if (!pill.hidden) writeTimeLeft(pill, now);
  };
  update();
  const timer = setInterval(update, SECOND);
  signal.addEventListener('abort', () => clearInterval(timer));
  for (const event of ['scroll', 'resize']) {
    window.addEventListener(event, update, { passive: true, signal });
  }
}
