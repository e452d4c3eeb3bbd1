import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Heading, renderText } from '@raade/ui';
import { travelFacts } from './travel-facts.ts';

const Frame = styled.section`
  margin-block-start: var(--space-8);

  dl {
    display: grid;
    gap: var(--space-3) var(--space-8);
    margin-block-start: var(--space-4);
  }

  dt {
    font-weight: 600;
  }

  ${media.belowTablet} {
    font-size: var(--text-small);
    line-height: 1.4;
  }

  ${media.tablet} {
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** Travel facts, below the sessions, since most guests live nearby. */
export function Travel() {
  const facts = travelFacts(useContent()['forum-page']);
  if (!facts) return null;
  return (
    <Frame id="travel" aria-labelledby="travel-title">
      <Heading id="travel-title">Travel</Heading>
      {/* Old links lead to this anchor; new ones to `travel`. */}
      <dl id="coming">
        {facts.map(({ id, title, text }) => (
          <div key={title} id={id}>
            <dt>{renderText(title)}</dt>
            <dd>{renderText(text)}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
