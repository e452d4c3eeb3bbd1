import { useContent } from '@raade/content-model/provided/use-content';
import { letters } from '@raade/ui';
import { type FocusEvent, type PointerEvent } from 'react';
import type { AttendeeType } from '@raade/content-model/forum/attendees.schema';
import { Layer, Layers } from '../../layers/layers.styles.ts';
import { Body, Frame, Side, SideTitle, Slide, SlideTitle } from './benefit-card.styles.ts';
import { BenefitControls } from './benefit-controls.tsx';
import { RotationControl } from './rotation-control.tsx';
import { TypeArrows } from './type-arrows.tsx';
import type { BenefitCarousel } from './use-benefit-rotation.ts';

interface BenefitCardProps {
  readonly carousel: BenefitCarousel;
  readonly shown: AttendeeType;
}

interface SlidesProps extends Pick<BenefitCardProps, 'carousel'> {
  readonly types: readonly AttendeeType[];
}

/** Every benefit of every type in one place, so that the card has the same size for all of them. */
function Slides({ carousel: { state, isRotating }, types }: SlidesProps) {
  return (
    <Layers aria-live={isRotating ? 'off' : 'polite'}>
      {types.flatMap(({ id, benefits }, type) =>
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
              <SlideTitle>{letters(title)}</SlideTitle>
              <p>{letters(text)}</p>
            </Slide>
          );
        }),
      )}
    </Layers>
  );
}

/**
 * A carousel as in the ARIA Authoring Practices. It rests under the mouse, and while the keyboard is within;
 * a click in it is no such stay, and holds it for a while only.
 */
export function BenefitCard({ carousel, shown }: BenefitCardProps) {
  const { attendees } = useContent();
  const { state, dispatch, canRotate } = carousel;
  const hover = (isWithin: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') dispatch({ kind: 'hovered', isWithin });
  };
  const enter = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) dispatch({ kind: 'focused', isWithin: true });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) dispatch({ kind: 'focused', isWithin: false });
  };

  return (
    <Frame
      role="group"
      aria-roledescription="carousel"
      aria-label={`Benefits for ${shown.title}`}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={enter}
      onBlur={leave}
    >
      <Side $color={shown.color}>
        {canRotate && (
          <RotationControl
            isStopped={state.isStopped}
            onPress={() => dispatch({ kind: 'controlPressed' })}
          />
        )}
        <Layers>
          {attendees.map(({ id, title, subtitle }) => (
            <Layer key={id} $isShown={id === shown.id}>
              <SideTitle>{letters(title)}</SideTitle>
              <p>{letters(subtitle)}</p>
            </Layer>
          ))}
        </Layers>
        <TypeArrows isDisabled={state.change > 0} dispatch={dispatch} />
      </Side>
      <Body>
        <Slides carousel={carousel} types={attendees} />
        <BenefitControls
          count={shown.benefits.length}
          current={state.benefit}
          dispatch={dispatch}
        />
      </Body>
    </Frame>
  );
}
