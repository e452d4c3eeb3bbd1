import type { SiteForum } from '@raade/contracts/content/site-forum';
import { useLocation } from '@raade/platform';
import { useSite } from '../site-context.ts';
import { CountdownWidget } from './countdown-widget.tsx';
import { countdownValue } from './time-left.ts';
import { useCountdownVisibility } from './use-countdown-visibility.ts';
import { useSeconds } from './use-seconds.ts';

/** Counts down to the forum on the pages that show it, until the forum is over. */
export function Countdown() {
  const { forum } = useSite();
  return forum && <CountdownTo forum={forum} />;
}

function CountdownTo({ forum }: { readonly forum: SiteForum }) {
  const { pathname } = useLocation();
  const isShown = useCountdownVisibility();
  const until = Date.parse(forum.lastSecond);
  const now = useSeconds({ isRunning: isShown, until });

  if (!isShown || (now !== undefined && now > until)) return null;
  // Another page changes the key, which closes the panel.
  return (
    <CountdownWidget
      key={pathname}
      forum={forum}
      time={now === undefined ? undefined : countdownValue(forum.countdownTarget, now)}
    />
  );
}
