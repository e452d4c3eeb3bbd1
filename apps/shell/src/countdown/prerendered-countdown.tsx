import { usePageFrame, useSite } from '../site/site-context.ts';
import { Chevron, Corner, Figure, Figures, Goal, LiveNow, Toggle } from './countdown.styles.ts';

/**
 * The pill as builds render it, which know no time: hidden, with what it counts to and places for its figures.
 * `src/early-frame` counts in it until the living one is there.
 */
export function PrerenderedCountdown() {
  const { today, isDayFixed, forum } = useSite();
  const isShown = usePageFrame().countdown;
  if (!isShown || !forum) return null;
  return (
    <Corner
      hidden
      data-area="countdown"
      data-target={forum.countdownTarget}
      data-last-second={forum.lastSecond}
      {...(isDayFixed && { 'data-today': today })}
      aria-label={`Countdown to the ${forum.name}`}
    >
      <Toggle type="button" aria-expanded={false}>
        <LiveNow hidden data-when="live">
          Live Now!
        </LiveNow>
        <Figures data-when="ahead">
          <Figure data-unit="days" /> days <Figure data-unit="hours" /> hours{' '}
          <Figure data-unit="minutes" /> min <Goal>to the forum</Goal>
        </Figures>
        <Chevron $isUp />
      </Toggle>
    </Corner>
  );
}
