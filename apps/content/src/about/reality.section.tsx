import { media, styled } from '@raade/platform';
import { Section } from '@raade/ui';
import { ABOUT } from '../content/about.ts';
import { Opening } from './opening.tsx';

const Figures = styled.dl`
  display: grid;
  gap: var(--space-8) var(--space-12);
  margin-block-start: var(--space-12);

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  > div {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--space-3);
  }

  dt {
    display: flex;
    align-items: end;
    min-height: 1em;
    color: var(--color-accent);
    font: 700 var(--text-title) / 1 var(--font-display);
    letter-spacing: -0.02em;
  }
`;

export default function Reality() {
  const { figures, ...opening } = ABOUT.reality;
  return (
    <Section id="reality" labelledBy="reality-title" tone="sunken">
      <Opening titleId="reality-title" {...opening} />
      <Figures>
        {figures.map(({ value, text }) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Figures>
    </Section>
  );
}
