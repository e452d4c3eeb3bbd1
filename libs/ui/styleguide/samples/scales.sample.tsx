import { media, styled, WIDTHS } from '@raade/platform';
import { LAYERS } from '../layers.ts';

type WidthName = keyof typeof WIDTHS;

const Scale = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;
  font-size: var(--text-small);
`;

/** A bar whose length shows the width, filled if the page is at least that wide. */
const Width = styled.li<{ $name: WidthName }>`
  width: ${({ $name }) => (WIDTHS[$name] / WIDTHS.largeDesktop) * 100}%;
  min-width: max-content;
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-small);
  white-space: nowrap;

  ${({ $name }) => media[$name]} {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
`;

/** Overlapping sheets, the lowest layer first, each with the value of its token. */
const Layers = styled.ol`
  display: flex;
  flex-direction: column-reverse;
  list-style: none;
  font-size: var(--text-small);
`;

const Layer = styled.li<{ $name: string }>`
  display: flex;
  justify-content: space-between;
  height: 3.5rem;
  margin-block-start: calc(-1 * var(--space-4));
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  box-shadow: var(--shadow);

  &::after {
    counter-reset: layer ${({ $name }) => `var(--layer-${$name})`};
    color: var(--color-text-muted);
    content: counter(layer);
    font-variant-numeric: tabular-nums;
  }
`;

const WIDTH_NAMES = Object.keys(WIDTHS) as WidthName[];

export function Scales() {
  return (
    <>
      <p>Layouts change only at these widths of the page. The page has reached the filled ones.</p>
      <Scale>
        {WIDTH_NAMES.map((name) => (
          <Width key={name} $name={name}>
            {name} {WIDTHS[name]} px
          </Width>
        ))}
      </Scale>
      <p>Elements that stay in place while the page scrolls are on one of these layers.</p>
      <Layers>
        {LAYERS.map((name) => (
          <Layer key={name} $name={name}>
            layer-{name}
          </Layer>
        ))}
      </Layers>
    </>
  );
}
