import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { renderText, Note, Section } from '@raade/ui';
import { ShareChart } from '../share-chart/share-chart.tsx';

const Columns = styled.div`
  display: grid;
  align-content: center;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  height: 100%;

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  /* On phones the chart is beside the figure, and the text below both. */
  ${media.belowTablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-6);

    > div {
      display: contents;
    }

    h2,
    h2 ~ p {
      grid-column: 1 / -1;
    }

    svg {
      grid-area: 1 / 2;
    }
  }
`;

const Figure = styled.p`
  color: var(--color-accent);
  font: 700 clamp(4.5rem, 2rem + 13vw, 12rem) / 0.95 var(--font-display);
  letter-spacing: -0.04em;
`;

const Statement = styled.h2`
  max-width: 20ch;
  margin-block-start: var(--space-4);
  font-size: var(--text-title);
  letter-spacing: -0.015em;
`;

const Meaning = styled.p`
  max-width: 46ch;
  margin-block-start: var(--space-6);
  color: var(--color-text-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

/** The chart of '2 in 5' has five bands of three rows, two of them colored. */
const ROW_CELLS = 12;
const BAND_CELLS = 3 * ROW_CELLS;

export default function TransitionStat() {
  const { part, whole, statement, meaning, source } = useContent().home.statistic;
  return (
    <Section id="transition-stat" labelledBy="transition-stat-title" tone="sunken">
      <Columns>
        <div>
          <Figure>{`${part} in ${whole}`}</Figure>
          <Statement id="transition-stat-title">{renderText(statement)}</Statement>
          <Meaning>{renderText(meaning)}</Meaning>
          <Note $above={4}>{renderText(source)}</Note>
        </div>
        <ShareChart lit={part * BAND_CELLS} all={whole * BAND_CELLS} perRow={ROW_CELLS} />
      </Columns>
    </Section>
  );
}
