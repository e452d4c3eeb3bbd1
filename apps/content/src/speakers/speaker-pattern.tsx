import { needsCompanion } from '@raade/contracts/base/companion-letters';
import { styled } from '@raade/platform';
import { useId } from 'react';
import type { Speaker } from '../content/speakers.ts';

/** Ground and thread of a cloth, in the paints of the illustrations. */
const CLOTHS = ['plum,gold', 'dusk,sun', 'leaf,sand', 'clay,gold'];

/** The same cloth for the same speaker, every time. */
function clothOf(id: string) {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [ground, thread] = CLOTHS[sum % CLOTHS.length]?.split(',') ?? [];
  return { ground: `var(--paint-${ground})`, thread: `var(--paint-${thread})` };
}

/** 'Jabari Stencil' -> 'JS': the first letters of the first and the last name. */
function initialsOf(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1)].map((part) => part?.[0]).join('');
}

/** A picture as the portraits beside it: the colours of the system leave it alone, on paper, too. */
const Cloth = styled.svg`
  width: 100%;
  height: auto;

  text {
    fill: var(--paint-cloud);
    forced-color-adjust: none;
    text-anchor: middle;
  }

  /* Whole: there are no words in a drawing that could be set alone. */
  [data-companion] {
    font-family: var(--font-companion);
  }
`;

const Initials = styled.text`
  font: 800 190px / 1 var(--font-display);
  letter-spacing: -0.03em;
`;

const Name = styled.text`
  font: 600 34px / 1 var(--font-body);
`;

const companionIn = (text: string) => needsCompanion(text) || undefined;

interface SpeakerPatternProps {
  readonly speaker: Pick<Speaker, 'id' | 'name'>;
}

/** A woven cloth with the initials on its large diamond, in place of a photo that nobody has. */
export function SpeakerPattern({ speaker: { id, name } }: SpeakerPatternProps) {
  const weaveId = useId();
  const { ground, thread } = clothOf(id);
  return (
    <Cloth viewBox="0 0 480 480" aria-hidden="true" focusable="false">
      <pattern id={weaveId} width="80" height="80" patternUnits="userSpaceOnUse">
        <path d="M0 0h80v80H0z" fill={ground} />
        <path
          d="M40 4 76 40 40 76 4 40zM0 0h24L0 24zM80 0v24L56 0zM0 80V56l24 24zM80 80H56l24-24z"
          fill={thread}
        />
        <path d="M40 20 60 40 40 60 20 40z" fill="var(--paint-night)" />
      </pattern>
      <path d="M0 0h480v480H0z" fill={`url(#${weaveId})`} />
      <path d="M240-40 520 240 240 520-40 240z" fill={thread} />
      <path d="M240-16 496 240 240 496-16 240z" fill="var(--paint-night)" />
      <path d="M240 0 480 240 240 480 0 240z" fill={ground} />
      <Initials x="236" y="290" data-companion={companionIn(initialsOf(name))}>
        {initialsOf(name)}
      </Initials>
      <Name x="240" y="350" data-companion={companionIn(name)}>
        {name}
      </Name>
    </Cloth>
  );
}
