import { styled } from '@raade/platform';
import { Letters } from '@raade/ui';
import { PRIVACY } from '../content/privacy.ts';
import { PolicyChapter } from './policy-chapter.tsx';

const Entries = styled.dl`
  margin-block-start: var(--space-4);

  div {
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-border);
  }

  dt {
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-small);
    font-weight: 400;
  }
`;

/** Entries that the site leaves in the visitor's own browser. */
export function BrowserStorage() {
  const { lead, entries } = PRIVACY.browser;
  return (
    <PolicyChapter id="privacy-browser">
      <p>
        <Letters>{lead}</Letters>
      </p>
      <Entries>
        {entries.map(({ key, where, what }) => (
          <div key={key}>
            <dt>
              <Letters>{key}</Letters>{' '}
              <small>
                <Letters>{where}</Letters>
              </small>
            </dt>
            <dd>
              <Letters>{what}</Letters>
            </dd>
          </div>
        ))}
      </Entries>
    </PolicyChapter>
  );
}
