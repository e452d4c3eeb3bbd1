import { media, styled } from '@raade/platform';
import type { ReactNode } from 'react';

interface CallToActionCardProps {
  readonly family: 'clay' | 'leaf' | 'gold';
  readonly children: ReactNode;
}

const Panel = styled.div<{ $family: CallToActionCardProps['family'] }>`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-large);
  background: var(--tint-${({ $family }) => $family});

  ${media.tablet} {
    grid-template-rows: 9rem auto;
  }
`;

const Texts = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-6) var(--space-6);

  ${media.tablet} {
    gap: var(--space-4);
    padding: var(--space-6) clamp(var(--space-6), 3vw, var(--space-8)) var(--space-8);
  }
`;

/** A card with text and a link to take part, below an illustration of arches. */
export function CallToActionCard({ family, children }: CallToActionCardProps) {
  return (
    <Panel $family={family}>
      <Arches family={family} />
      <Texts>{children}</Texts>
    </Panel>
  );
}

const Illustration = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: var(--space-4);
  height: 2.75rem;

  ${media.tablet} {
    position: static;
    align-self: end;
    height: 7rem;
    margin-inline: clamp(var(--space-6), 3vw, var(--space-8));
  }
`;

/** Arches for students, partners and donors: half circles around `x`, from radius `outer` down, in these colors. */
const ARCHES = {
  clay: [{ x: 140, outer: 112, paints: ['clay', 'sun', 'night', 'gold'] }],
  leaf: [
    { x: 112, outer: 84, paints: ['leaf', 'gold', 'night', 'sun'] },
    { x: 232, outer: 84, paints: ['dusk', 'sun', 'night', 'gold'] },
  ],
  gold: [
    { x: 76, outer: 48, paints: ['gold', 'night', 'sun'] },
    { x: 180, outer: 48, paints: ['sun', 'night', 'gold'] },
    { x: 284, outer: 48, paints: ['gold', 'night', 'sun'] },
  ],
} as const;

/** Width from the first to the last arch. */
const WIDTHS = { clay: 224, leaf: 288, gold: 304 } as const;

function Arches({ family }: Pick<CallToActionCardProps, 'family'>) {
  return (
    <Illustration viewBox={`28 32 ${WIDTHS[family]} 112`} aria-hidden="true" focusable="false">
      {ARCHES[family].map(({ x, outer, paints }) =>
        paints.map((paint, index) => {
          const radius = outer * (1 - index / paints.length);
          return (
            <path
              key={`${x}:${paint}`}
              d={`M${x - radius} 144a${radius} ${radius} 0 0 1 ${radius * 2} 0z`}
              fill={`var(--paint-${paint})`}
            />
          );
        }),
      )}
    </Illustration>
  );
}
