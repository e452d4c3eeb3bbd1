import { FORUM } from '@raade/contracts/forum';
import type { PageFrame } from '@raade/contracts/page-frame';
import { countdownValue, twoDigits } from '../countdown/countdown-value.ts';
import { showsCountdown } from '../countdown/countdown-visibility.ts';

const LAST_SECOND = Date.parse(FORUM.lastSecond);
const SECOND = 1000;

/** Writes the time that is left into the pill: which of the two shows, and its figures. */
function write(pill: HTMLElement, now: number): void {
  const left = countdownValue(FORUM.countdownTarget, now);
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
  const show = () => {
    const now = Date.now();
    const place = { scrollY: window.scrollY, viewportHeight: window.innerHeight };
    pill.hidden = now > LAST_SECOND || !showsCountdown(page, place);
    if (!pill.hidden) write(pill, now);
  };
  show();
  const seconds = setInterval(show, SECOND);
  signal.addEventListener('abort', () => clearInterval(seconds));
  window.addEventListener('scroll', show, { passive: true, signal });
  window.addEventListener('resize', show, { passive: true, signal });
}
