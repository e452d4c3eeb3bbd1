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
/** A failure is ignored here: the press that opens the panel loads the code again and reports it. */
const preload = () => void load().catch(() => undefined);

interface CountdownWidgetProps {
  readonly forum: SiteForum;
  /** Undefined in prerendered HTML, which has no clock; there `src/early-frame` writes the figures. */
  readonly left: CountdownValue | undefined;
}

/**
 * The time left as a pill in the corner, which opens a panel. A live region would make screen readers speak each
 * second.
 */
export function CountdownWidget({ forum, left }: CountdownWidgetProps) {
  const { isOpen, toggle, panelId, container, button } = useDisclosure<HTMLElement>();
  const { today, isDayFixed, navigation } = useSite();
  return (
    <Corner
      data-area="countdown"
      hidden={left === undefined}
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
        <LiveNow data-when="live" hidden={left?.isExpired !== true}>
          Live Now!
        </LiveNow>
        <Figures data-when="ahead" hidden={left?.isExpired === true}>
          <UnitLeft unit="days" left={left} /> days <UnitLeft unit="hours" left={left} /> hours{' '}
          <UnitLeft unit="minutes" left={left} /> min <Goal>to the forum</Goal>
        </Figures>
        <Chevron $isUp={!isOpen} />
      </Toggle>
      {left && isOpen && (
        <Recovering
          loading={<div id={panelId} />}
          unavailable={() => null}
          onFail={({ error }, fields) => logShellFailure('countdown failed', fields, error)}
        >
          <CountdownPanel id={panelId} forum={forum} left={left} links={navigation.countdown} />
        </Recovering>
      )}
    </Corner>
  );
}

interface UnitLeftProps {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly left: CountdownValue | undefined;
}

/** `early-frame` has changed the text before React hydrates it, so a mismatch is expected. */
function UnitLeft({ unit, left }: UnitLeftProps) {
  return (
    <Figure data-unit={unit} suppressHydrationWarning>
      {left ? twoDigits(left[unit]) : '00'}
    </Figure>
  );
}
