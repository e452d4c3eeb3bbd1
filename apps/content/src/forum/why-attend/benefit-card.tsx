import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { FocusEvent, PointerEvent } from 'react';
import type { AttendeeType } from '@raade/content-model/forum/attendees.schema';
import { Layer, Layers } from '../../layers/layers.styles.ts';
import { Body, Frame, Side, SideTitle, Slide, SlideTitle } from './benefit-card.styles.ts';
import { BenefitControls } from './benefit-controls.tsx';
import { toggleRotation, stepType } from './benefit-rotation.ts';
import { RoundButton } from './round-button.styles.ts';
import type { BenefitCarousel } from './use-benefit-rotation.ts';

interface BenefitCardProps {
  readonly carousel: BenefitCarousel;
  /** The attendee type whose benefits are shown. */
  readonly type: AttendeeType;
}

const Arrows = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const TYPE_ARROWS = [
  { label: 'Previous attendee type', icon: ChevronLeft, step: -1 },
  { label: 'Next attendee type', icon: ChevronRight, step: 1 },
] as const;

/** All benefits are stacked, so that the card has the same size for each. */
function Slides({ state, isRotating }: BenefitCarousel) {
  const { attendees } = useContent();
  return (
    <Layers aria-live={isRotating ? 'off' : 'polite'}>
      {attendees.flatMap(({ id, benefits }, type) =>
        benefits.map(({ title, text }, benefit) => {
          const isShown = type === state.type && benefit === state.benefit;
          return (
            <Slide
              key={`${id}:${title}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${benefit + 1} of ${benefits.length}`}
              $isShown={isShown}
            >
              <SlideTitle>{renderText(title)}</SlideTitle>
              <p>{renderText(text)}</p>
            </Slide>
          );
        }),
      )}
    </Layers>
  );
}

/** A carousel as in the ARIA Authoring Practices. Hover and keyboard focus pause it, and a click for a while. */
export function BenefitCard({ carousel, type }: BenefitCardProps) {
  const { attendees } = useContent();
  const { state, update, canRotate } = carousel;
  const RotationIcon = state.isStopped ? Play : Pause;
  const handlePointer = (isHovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') update((current) => ({ ...current, isHovered }));
  };
  const setFocus = (hasFocus: boolean) => update((current) => ({ ...current, hasFocus }));
  const handleFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setFocus(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocus(false);
  };

  return (
    <Frame
      role="group"
      aria-roledescription="carousel"
      aria-label={`Benefits for ${type.title}`}
      onPointerEnter={handlePointer(true)}
      onPointerLeave={handlePointer(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <Side $color={type.color}>
        {canRotate && (
          // The label tells the state, so `aria-pressed` is not needed.
          <RoundButton
            type="button"
            aria-label={state.isStopped ? 'Start automatic rotation' : 'Stop automatic rotation'}
            onClick={() => update(toggleRotation)}
          >
            <RotationIcon size={18} aria-hidden="true" />
          </RoundButton>
        )}
        <Layers>
          {attendees.map(({ id, title, subtitle }) => (
            <Layer key={id} $isShown={id === type.id}>
              <SideTitle>{renderText(title)}</SideTitle>
              <p>{renderText(subtitle)}</p>
            </Layer>
          ))}
        </Layers>
        <Arrows>
          {TYPE_ARROWS.map(({ label, icon: Icon, step }) => (
            <RoundButton
              key={label}
              type="button"
              aria-label={label}
              // `aria-disabled` keeps focus and tab order.
              aria-disabled={state.change > 0}
              onClick={() => update(stepType(step))}
            >
              <Icon size={18} aria-hidden="true" />
            </RoundButton>
          ))}
        </Arrows>
      </Side>
      <Body>
        <Slides {...carousel} />
        <BenefitControls count={type.benefits.length} current={state.benefit} update={update} />
      </Body>
    </Frame>
  );
}
