import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { renderText, Section } from '@raade/ui';
import { SectionOpening } from '../section-opening/section-opening.tsx';
import { Recipient } from '@raade/ui/recipient';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-8) var(--space-6);
  margin-block-start: var(--space-12);

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  dt {
    color: var(--color-sun);
    font: 700 var(--text-display) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  dd {
    max-width: 24ch;
    margin-block-start: var(--space-3);
    color: var(--color-on-night-muted);
  }
`;

export default function Impact() {
  const { figures, ...opening } = useContent().about.impact;
  return (
    <Section id="impact" labelledBy="impact-title" tone="night">
      <SectionOpening titleId="impact-title" {...opening} />
      <Figures>
        {figures.map(({ value, text }) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{renderText(text)}</dd>
          </div>
        ))}
      </Figures>
      <LegalRecipient />
    </Section>
  );
}

const Line = styled.p`
  margin-block-start: var(--space-8);
  color: var(--color-on-night-muted);

  span {
    white-space: nowrap;
  }

  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** The legal recipient of donations, from the environment. */
function LegalRecipient() {
  return (
    <Line>
      Gifts go to <Recipient />.
    </Line>
  );
}
