import { styled } from '@raade/platform';
import type { Speaker } from '../content/speakers.ts';

/** Sun, arch and ground of a pattern, in the paints of the illustrations. */
const PAINTINGS = ['sun,gold,dusk', 'gold,sun,plum', 'sand,gold,leaf', 'gold,sand,clay'];

/** The same painting for the same speaker, every time. */
function paintingOf(id: string) {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const names = PAINTINGS[sum % PAINTINGS.length]?.split(',') ?? [];
  return names.map((name) => `var(--paint-${name})`);
}

/** A sun before an arch, as behind the portraits; the name stands on it as large as there is room. */
const Frame = styled.div<{ $painting: readonly string[] }>`
  position: relative;
  display: grid;
  align-items: end;
  width: 100%;
  aspect-ratio: 1;
  background: ${({ $painting }) => $painting[2]};
  isolation: isolate;
  container-type: inline-size;

  &::before {
    position: absolute;
    inset: 7% 5% 0;
    border-radius: 50% 50% 0 0 / 48% 48% 0 0;
    background: ${({ $painting }) => $painting[1]};
    content: '';
  }

  &::after {
    position: absolute;
    inset: 18% 23% auto;
    border-radius: 50%;
    aspect-ratio: 1;
    background: ${({ $painting }) => $painting[0]};
    content: '';
  }
`;

const Name = styled.p`
  position: relative;
  z-index: var(--layer-raised);
  padding: 4cqi;
  background: var(--color-night);
  color: var(--color-on-night);
  font: 600 clamp(0.625rem, 8cqi, var(--text-heading)) / 1.2 var(--font-display);
  text-align: center;
`;

interface SpeakerPatternProps {
  readonly speaker: Pick<Speaker, 'id' | 'imagePlaceholder'>;
}

/** A pattern with the name, in place of a photo that nobody has. */
export function SpeakerPattern({ speaker }: SpeakerPatternProps) {
  return (
    <Frame $painting={paintingOf(speaker.id)}>
      <Name>{speaker.imagePlaceholder}</Name>
    </Frame>
  );
}
