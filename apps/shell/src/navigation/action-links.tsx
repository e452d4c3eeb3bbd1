import { styled } from '@raade/platform';
import { tintedGround } from '@raade/ui';
import { useNavigation } from '../site-context.ts';
import { NavigationLink } from './navigation-link.tsx';

const Row = styled.div`
  display: flex;
  gap: var(--space-3);
`;

const ActionLink = styled(NavigationLink)`
  && {
    display: grid;
    place-content: center;
    min-height: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: 1px solid currentcolor;
    border-radius: var(--radius-small);
    color: inherit;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
  }

  &&:hover {
    ${tintedGround(14)}
  }
`;

/** The filled variant, for the most important action. */
const HighlightedLink = styled(ActionLink)`
  &&,
  &&:hover {
    border-color: transparent;
    background: var(--action-ground);
    color: var(--action-ink);
  }

  &&:hover {
    background: var(--action-ground-hover);
  }
`;

interface ActionLinksProps {
  readonly onChoose?: () => void;
  /** True to show the highlighted action only. */
  readonly isShort?: boolean;
}

/** The buttons of the navigation, such as 'Donate'. Remotes name them in `remote.json`. */
export function ActionLinks({ onChoose, isShort = false }: ActionLinksProps) {
  const { actions } = useNavigation();
  const shownActions = isShort ? actions.filter(({ highlight }) => highlight) : actions;
  return (
    <Row>
      {shownActions.map(({ name, href, highlight }) => {
        const Action = highlight ? HighlightedLink : ActionLink;
        return (
          <Action key={name} href={href} onClick={onChoose}>
            {name}
          </Action>
        );
      })}
    </Row>
  );
}
