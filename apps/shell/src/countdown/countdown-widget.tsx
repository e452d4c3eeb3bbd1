import type { SiteForum } from '@raade/contracts/content/site-forum';
import { Recovering } from '@raade/platform';
import { recoverableLazy } from '@raade/platform/host';
import { logShellFailure } from '../failures/shell-failure.ts';
import { type CountdownValue, twoDigits } from './time-left.ts';
import { Chevron, Corner, Figure, Figures, Goal, LiveNow, Toggle } from './countdown.styles.ts';
import { useDisclosure } from '../overlays/use-disclosure.ts';
import { useSite } from '../site-context.ts';

const load = () => import(/* webpackChunkName: "countdown-panel" */ './countdown-panel.lazy.tsx');
const CountdownPanel = recoverableLazy(async () => ({ default: (await load()).CountdownPanel }));
/** A failure is ignored here: the click that opens the panel loads the code again and logs the failure. */
const preload = () => void load().catch(() => undefined);

interface CountdownWidgetProps {
  readonly forum: SiteForum;
  /** The time until the forum. Undefined in prerendered HTML, where `early-frame` writes it: HTML has no clock. */
  readonly time: CountdownValue | undefined;
}

/**
 * The time left as a button in the corner, which opens a panel. It is no live region, since screen readers would speak
 * each second.
 */
export function CountdownWidget({ forum, time }: CountdownWidgetProps) {
  const { isOpen, toggle, panelId, container, button } = useDisclosure<HTMLElement>();
  const { today, isDayFixed, navigation } = useSite();
  return (
    <Corner
      data-area="countdown"
      hidden={time === undefined}
      data-target={forum.countdownTarget}
      data-last-second={forum.lastSecond}
      data-today={isDayFixed ? today : undefined}
      ref={container}
      aria-label={`Countdown to the ${forum.name}`}
    >
      <Toggle
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <LiveNow data-when="live" hidden={time?.isExpired !== true}>
          Live Now!
        </LiveNow>
        <Figures data-when="ahead" hidden={time?.isExpired === true}>
          <UnitLeft unit="days" time={time} /> days <UnitLeft unit="hours" time={time} /> hours{' '}
          <UnitLeft unit="minutes" time={time} /> min <Goal>to the forum</Goal>
        </Figures>
        <Chevron $isUp={!isOpen} />
      </Toggle>
      {time && isOpen && (
        <Recovering
          loading={<div id={panelId} />}
          unavailable={() => null}
          onFail={({ error }, fields) => logShellFailure('countdown failed', fields, error)}
        >
          <CountdownPanel id={panelId} forum={forum} time={time} links={navigation.countdown} />
        </Recovering>
      )}
    </Corner>
  );
}

interface UnitLeftProps {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly time: CountdownValue | undefined;
}

/** `early-frame` has changed the text before React hydrates it, so a mismatch is expected. */
function UnitLeft({ unit, time }: UnitLeftProps) {
  return (
    <Figure data-unit={unit} suppressHydrationWarning>
      {time ? twoDigits(time[unit]) : '00'}
    </Figure>
  );
}
