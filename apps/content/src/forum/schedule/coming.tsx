import { media, styled } from '@raade/platform';
import { Letters } from '@raade/ui';
import { FORUM_TEXTS } from '../../content/forum-page.ts';

const Folded = styled.details`
  margin-block-start: var(--space-2);

  summary {
    display: inline-block;
    padding-block: var(--space-2);
    color: var(--color-accent);
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }

  dl {
    display: grid;
    gap: var(--space-4) var(--space-8);
    padding-block: var(--space-2);
  }

  dt {
    font-weight: 600;
  }

  ${media.tablet} {
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media print {
    display: none;
  }
`;

/**
 * What guests from elsewhere want to know, folded: most guests come from next door. Below the sessions, so that it is
 * no step on the way to them.
 */
export function Coming() {
  const { coming } = FORUM_TEXTS;
  if (!coming) return null;
  return (
    <Folded id="coming">
      <summary>Getting there, where to stay, help</summary>
      <dl>
        {coming.map(({ title, text }) => (
          <div key={title}>
            <dt>
              <Letters>{title}</Letters>
            </dt>
            <dd>
              <Letters>{text}</Letters>
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}
