import { useContent } from '@raade/content-model/provided/use-content';
import { projectPath } from '@raade/content-model/addresses/page-address';
import { Link, media, styled } from '@raade/platform';
import { renderText, Section } from '@raade/ui';
import { ShareChart } from '../share-chart/share-chart.tsx';
import { SectionOpening } from '../section-opening/section-opening.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-16);
  margin-block-start: var(--space-8);

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    margin-block-start: var(--space-12);
  }
`;

/** The chart of the share is beside the number, and the text below both. */
const Share = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: end;
  gap: var(--space-4) var(--space-8);

  > strong {
    color: var(--color-accent);
    font: 700 clamp(4rem, 2rem + 9vw, 8rem) / 0.95 var(--font-display);
    letter-spacing: -0.04em;
  }

  svg {
    max-width: clamp(5rem, 2.5rem + 10vw, 7.5rem);
    justify-self: start;
  }

  figcaption {
    grid-column: 1 / -1;
    max-width: 46ch;
    font-size: var(--text-lead);
    line-height: 1.5;
  }

  small {
    display: block;
    margin-block-start: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

const Questions = styled.ul`
  align-self: end;
  list-style: none;

  li {
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-border-strong);
  }

  a {
    color: var(--color-text);
    font: 600 1.125rem / 1.4 var(--font-display);
    text-decoration-color: var(--color-accent);
  }
`;

export default function Reality() {
  const { share, questions, ...opening } = useContent().about.reality;
  return (
    <Section id="reality" labelledBy="reality-title" tone="sunken">
      <SectionOpening titleId="reality-title" {...opening} />
      <Columns>
        <Share>
          <strong>{renderText(share.value)}</strong>
          <ShareChart lit={share.bands.lit} all={share.bands.all} perRow={10} />
          <figcaption>
            {renderText(share.text)}
            <small>{renderText(share.source)}</small>
          </figcaption>
        </Share>
        <Questions>
          {questions.map(({ text, project }) => (
            <li key={project}>
              <Link to={projectPath({ slug: project })}>{renderText(text)}</Link>
            </li>
          ))}
        </Questions>
      </Columns>
    </Section>
  );
}
