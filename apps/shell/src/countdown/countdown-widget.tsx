import type { SiteForum } from '@raade/contracts/content/site-forum';
import { CountdownPanel } from './countdown-panel.tsx';
import { type CountdownValue, twoDigits } from './countdown-value.ts';
import { Chevron, Corner, Figure, Figures, Goal, LiveNow, Toggle } from './countdown.styles.ts';
import { useDisclosure } from '../disclosure/use-disclosure.ts';

interface CountdownWidgetProps {
  readonly forum: SiteForum;
  readonly left: CountdownValue;
}

/** The time left as a pill in the corner, which opens a panel. No live region: it would speak every second. */
export function CountdownWidget({ forum, left }: CountdownWidgetProps) {
  const { isOpen, toggle, panelId, container, button } = useDisclosure<HTMLElement>();
  return (
    <Corner data-area="countdown" ref={container} aria-label={`Countdown to the ${forum.name}`}>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {left.isExpired ? <LiveNow>Live Now!</LiveNow> : <TimeLeft left={left} />}
        <Chevron $isUp={!isOpen} />
      </Toggle>
      <CountdownPanel id={panelId} hidden={!isOpen} forum={forum} left={left} />
    </Corner>
  );
}

function TimeLeft({ left }: { readonly left: CountdownValue }) {
  return (
    <Figures>
      <Figure>{twoDigits(left.days)}</Figure> days <Figure>{twoDigits(left.hours)}</Figure> hours{' '}
      <Figure>{twoDigits(left.minutes)}</Figure> min <Goal>to the forum</Goal>
    </Figures>
  );
}
