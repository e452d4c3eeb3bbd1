import { styled } from '@raade/platform';
import { useEffect, useRef, useState } from 'react';
import { COLOR_PAIRS, type ColorPair } from '../color-pairs.ts';
import { contrast, type Rgb } from '../contrast.ts';

/** Returns the computed value of a color token within `element`. */
function measureColor(element: Element, token: string): Rgb {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  element.append(probe);
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  probe.remove();
  return [red, green, blue];
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: var(--space-2);
  list-style: none;
`;

const Swatch = styled.li<{ $pair: ColorPair }>`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  background: ${({ $pair }) => `var(${$pair.ground})`};
  color: ${({ $pair }) => `var(${$pair.least === 4.5 ? $pair.front : '--color-text'})`};
  font-size: var(--text-small);
  line-height: 1.35;

  b {
    align-self: center;
    padding-inline-start: var(--space-2);
    border-inline-start: 4px solid ${({ $pair }) => `var(${$pair.front})`};
    font-variant-numeric: tabular-nums;
  }
`;

const Paints = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: var(--space-2);
  list-style: none;
  font-size: var(--text-small);

  li::before {
    display: block;
    height: 3rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
    background: var(--paint);
    content: '';
  }
`;

const PAINTS = ['night', 'dusk', 'clay', 'sun', 'gold', 'leaf', 'plum', 'sand', 'cloud'];

const shortName = (token: string) => token.replace(/^--(color-)?/, '');

function PairSwatch({ pair }: { readonly pair: ColorPair }) {
  const element = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState<number>();

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    setRatio(contrast(measureColor(current, pair.front), measureColor(current, pair.ground)));
  }, [pair]);

  return (
    <Swatch ref={element} $pair={pair}>
      <span>
        {shortName(pair.front)}
        <br />
        on {shortName(pair.ground)}
      </span>
      <b>{ratio?.toFixed(1)}</b>
    </Swatch>
  );
}

export function Colors() {
  return (
    <>
      <p>Each pair with its contrast: at least 4.5 for text, 3 for edges and focus.</p>
      <Swatches>
        {COLOR_PAIRS.map((pair) => (
          <PairSwatch key={pair.front + pair.ground} pair={pair} />
        ))}
      </Swatches>
      <h3>Paints of illustrations</h3>
      <Paints>
        {PAINTS.map((name) => (
          <li key={name} style={{ ['--paint' as string]: `var(--paint-${name})` }}>
            {name}
          </li>
        ))}
      </Paints>
    </>
  );
}
