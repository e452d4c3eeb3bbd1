import { needsCompanion } from '@raade/contracts/base/companion-letters';
import { styled } from '@raade/platform';
import { useId } from 'react';
import type { Speaker } from '../content/speakers.ts';

/** Background and thread of the patterns, as names of illustration colors. */
const COLOR_PAIRS = ['plum,gold', 'dusk,sun', 'leaf,sand', 'clay,gold'];

/** Chooses colors by the id, so that a speaker always has the same ones. */
function colorsOf(id: string) {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [ground, thread] = COLOR_PAIRS[sum % COLOR_PAIRS.length]?.split(',') ?? [];
  return { ground: `var(--paint-${ground})`, thread: `var(--paint-${thread})` };
}

/** Returns the initials of the first and last name: 'Jabari Stencil' gives 'JS'. */
function initialsOf(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1)].map((part) => part?.[0]).join('');
}

/** Treated like a photo: not changed by forced colors, nor in print. */
const Pattern = styled.svg`
  width: 100%;
  height: auto;

  text {
    fill: var(--paint-cloud);
    forced-color-adjust: none;
    text-anchor: middle;
  }

  /* The companion font has letters that ours lacks. It is used for the whole text, which cannot be split into words. */
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

/** True or undefined, for a `data-` attribute that is absent if it does not apply. */
const companionMark = (text: string) => needsCompanion(text) || undefined;

interface SpeakerPatternProps {
  readonly speaker: Pick<Speaker, 'id' | 'name'>;
}

/** A woven pattern with the speaker's initials, in place of a missing photo. */
export function SpeakerPattern({ speaker: { id, name } }: SpeakerPatternProps) {
  const patternId = useId();
  const { ground, thread } = colorsOf(id);
  return (
    <Pattern viewBox="0 0 480 480" aria-hidden="true" focusable="false">
      <pattern id={patternId} width="80" height="80" patternUnits="userSpaceOnUse">
        <path d="M0 0h80v80H0z" fill={ground} />
        <path
          d="M40 4 76 40 40 76 4 40zM0 0h24L0 24zM80 0v24L56 0zM0 80V56l24 24zM80 80H56l24-24z"
          fill={thread}
        />
        <path d="M40 20 60 40 40 60 20 40z" fill="var(--paint-night)" />
      </pattern>
      <path d="M0 0h480v480H0z" fill={`url(#${patternId})`} />
      <path d="M240-40 520 240 240 520-40 240z" fill={thread} />
      <path d="M240-16 496 240 240 496-16 240z" fill="var(--paint-night)" />
      <path d="M240 0 480 240 240 480 0 240z" fill={ground} />
      <Initials x="236" y="290" data-companion={companionMark(initialsOf(name))}>
        {initialsOf(name)}
      </Initials>
      <Name x="240" y="350" data-companion={companionMark(name)}>
        {name}
      </Name>
    </Pattern>
  );
}
