import { styled } from '@raade/platform';
import type { ReactNode } from 'react';

interface DoorProps {
  readonly family: 'clay' | 'leaf';
  readonly children: ReactNode;
}

const Panel = styled.div<{ $family: DoorProps['family'] }>`
  display: grid;
  grid-template-rows: 9rem auto;
  overflow: hidden;
  border-radius: var(--radius-large);
  background: var(--tint-${({ $family }) => $family});
`;

const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-6) clamp(var(--space-6), 3vw, var(--space-8)) var(--space-8);
`;

/** One of the ways in, with an arch over it. */
export function Door({ family, children }: DoorProps) {
  return (
    <Panel $family={family}>
      <Arches family={family} />
      <Words>{children}</Words>
    </Panel>
  );
}

const Lintel = styled.svg`
  width: 100%;
  height: 100%;
`;

function Arches({ family }: Pick<DoorProps, 'family'>) {
  const radii = [120, 92, 64, 36];
  const fills = [
    `var(--paint-${family})`,
    'var(--paint-sun)',
    'var(--paint-night)',
    'var(--paint-gold)',
  ];
  return (
    <Lintel
      viewBox="0 0 560 144"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {radii.map((radius, index) => (
        <path
          key={radius}
          d={`M${160 - radius} 144a${radius} ${radius} 0 0 1 ${radius * 2} 0z`}
          fill={fills[index]}
        />
      ))}
    </Lintel>
  );
}
