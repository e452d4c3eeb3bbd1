import type { SiteForum } from '@raade/contracts/content/site-forum';
import { useLocation } from '@raade/platform';
import { useSite } from '../site-context.ts';
import { CountdownWidget } from './countdown-widget.tsx';
import { countdownValue } from './time-left.ts';
import { useReveal } from './use-reveal.ts';
import { useSeconds } from './use-seconds.ts';

/** Counts down to the forum, where the page has room for it, until the forum is over. */
export function Countdown() {
  const { forum } = useSite();
  return forum && <CountdownTo forum={forum} />;
}

function CountdownTo({ forum }: { readonly forum: SiteForum }) {
  const { pathname } = useLocation();
  const isRevealed = useReveal();
  const until = Date.parse(forum.lastSecond);
  const now = useSeconds({ isRunning: isRevealed, until });

  if (!isRevealed || (now !== undefined && now > until)) return null;
  // A key per page: on the next page the panel is closed again.
  return (
    <CountdownWidget
      key={pathname}
      forum={forum}
      left={now === undefined ? undefined : countdownValue(forum.countdownTarget, now)}
    />
  );
}
