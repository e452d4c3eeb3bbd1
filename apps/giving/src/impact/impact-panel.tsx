import { useContent } from '@raade/content-model/provided/use-content';
import { Link, media, styled } from '@raade/platform';
import { foldedBelowDesktop, renderText } from '@raade/ui';
import { useId } from 'react';
import { tierOf } from './tiers.ts';

/** Section of the page About on the use of last year's donations. */
const ACCOUNT_OF_DONATIONS_PATH = '/about#impact';

const Panel = styled.aside`
  display: grid;
  gap: var(--space-3);
  padding: clamp(var(--space-4), 3vw, var(--space-8));
  border: 1px solid rgb(var(--on-night-channels) / 20%);
  border-radius: var(--radius);
  background: var(--color-night);
  color: var(--color-on-night);

  h3 {
    font-size: 1.5rem;
    line-height: 1.2;
  }

  ul {
    display: grid;
    gap: var(--space-2);
    list-style: none;
  }

  li {
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--color-sun);
  }

  ${media.belowSmallTablet} {
    gap: var(--space-2);
    font-size: 0.9375rem;
    line-height: 1.45;

    ul {
      gap: var(--space-1);
    }
  }

  /* Small screens show title and example under the amounts (information-step.tsx), and this panel collapsed. */
  ${foldedBelowDesktop}

  /* The sentence about last year comes last. */
  ${media.desktop} {
    > p:has(a) {
      order: 1;
    }
  }

  summary {
    padding-block: var(--space-1);
  }

  a {
    color: inherit;
    font-weight: 600;
  }
`;

const PanelTitle = styled.p`
  color: var(--color-sun);
  font-size: var(--text-small);
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

/** Shows the effect of an amount. `amount` is the text of the field. */
export function ImpactPanel({ amount }: { readonly amount: string }) {
  const { giving } = useContent();
  const id = useId();
  const { title, description, benefits } = tierOf(amount, giving);
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id}>Your Impact</PanelTitle>
      <p>
        {renderText(giving.lastYear)} <Link to={ACCOUNT_OF_DONATIONS_PATH}>Results so far</Link>
      </p>
      {/* Empty: the style `foldedBelowDesktop` collapses what follows it. */}
      <details>
        <summary>More on what gifts do</summary>
      </details>
      <h3>{renderText(title)}</h3>
      <p>Your gift goes into the {renderText(giving.fund)}. An example of what it does:</p>
      <p>{renderText(description)}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{renderText(benefit)}</li>
        ))}
      </ul>
    </Panel>
  );
}
