import { FORUM } from '@raade/contracts/forum';
import { useLocation } from '@raade/platform';
import { CountdownWidget } from './countdown-widget.tsx';
import { countdownValue } from './countdown-value.ts';
import { useReveal } from './use-reveal.ts';
import { useSeconds } from './use-seconds.ts';

const LAST_SECOND = Date.parse(FORUM.lastSecond);

/** Counts down to the forum, where the page has room for it, until the forum is over. */
export function Countdown() {
  const { pathname } = useLocation();
  const isRevealed = useReveal();
  const now = useSeconds({ isRunning: isRevealed, until: LAST_SECOND });

  if (!isRevealed || now > LAST_SECOND) return null;
  // A key per page: on the next page the panel is closed again.
  return <CountdownWidget key={pathname} left={countdownValue(FORUM.countdownTarget, now)} />;
}
