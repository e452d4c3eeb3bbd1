import { ERROR_MESSAGES, errorText } from '@raade/contracts/base/failure-messages';
import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import { reloadPage } from './reload-page.ts';

/** Unlike the fixed navigation bar, the notice is in the flow, since it is higher and would cover the page. */
const Panel = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  padding: var(--space-4) max(var(--page-gutter), (100% - var(--page-width)) / 2);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);

  h2 {
    font-size: 1.125rem;
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }
`;

/** The notice in place of a navigation bar that threw, or that cannot work since there is no router. */
export function NavigationFailed({ error }: { readonly error: unknown }) {
  const { title, text, action } = ERROR_MESSAGES.navigation;
  return (
    <Panel>
      <div>
        <div role="alert">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <small>{errorText(error)}</small>
      </div>
      <Button look="quiet" onClick={reloadPage}>
        {action}
      </Button>
    </Panel>
  );
}
