import { styled } from '@raade/platform';
import type { Speaker } from '../content/speakers.ts';

/** Ground, arch, sun and cloth of a pattern: pairs that are far apart, in the paints of the illustrations. */
const PAINTINGS = [
  ['dusk', 'gold', 'sun', 'clay'],
  ['plum', 'sun', 'gold', 'night'],
  ['leaf', 'sand', 'gold', 'dusk'],
  ['clay', 'gold', 'sand', 'leaf'],
  ['night', 'sun', 'cloud', 'plum'],
] as const;

/** The same painting for the same speaker, every time. */
function paintingOf(id: string) {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PAINTINGS[sum % PAINTINGS.length] ?? PAINTINGS[0];
}

const Frame = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  width: 100%;
  aspect-ratio: 1;
  container-type: inline-size;

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

/** As large as the frame allows, on a plate that keeps it readable over any painting. */
const Name = styled.p`
  position: relative;
  padding: 4cqi;
  background: var(--color-night);
  color: var(--color-on-night);
  font: 600 clamp(0.625rem, 8cqi, var(--text-heading)) / 1.2 var(--font-display);
  text-align: center;
`;

const DIAMONDS = [0, 1, 2, 3, 4].map((index) => `M${56 + index * 32} 158l16 18-16 18-16-18z`);

interface SpeakerPatternProps {
  readonly speaker: Pick<Speaker, 'id' | 'imagePlaceholder'>;
}

/** A pattern of the speaker's own, with the name: in place of a photo that nobody has. */
export function SpeakerPattern({ speaker }: SpeakerPatternProps) {
  const [ground, arch, sun, cloth] = paintingOf(speaker.id).map((paint) => `var(--paint-${paint})`);
  return (
    <Frame>
      <svg viewBox="0 0 240 240" aria-hidden="true" focusable="false">
        <path d="M0 0h240v240H0z" fill={ground} />
        <path d="M12 240V124a108 108 0 0 1 216 0v116z" fill={arch} />
        <circle cx="120" cy="86" r="44" fill={sun} />
        <path d="M120 42a44 44 0 0 1 0 88z" fill={cloth} />
        <path d="M28 240a92 92 0 0 1 184 0z" fill={cloth} />
        <path d={DIAMONDS.slice(1, 4).join('')} fill={sun} />
      </svg>
      <Name>{speaker.imagePlaceholder}</Name>
    </Frame>
  );
}
