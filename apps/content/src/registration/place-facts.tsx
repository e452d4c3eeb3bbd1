import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { placeFacts } from '@raade/content-model/forum/place-facts';
import { canRequestPlace } from '../phase/forum-phase.ts';

const List = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-6);

  dt {
    font-weight: 600;
  }

  dd + dt {
    margin-block-start: var(--space-2);
  }

  ${media.smallTablet} {
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--space-3) var(--space-6);

    dd + dt {
      margin-block-start: 0;
    }
  }
`;

/** Price and conditions of a place, while visitors can request one now or later. */
export function PlaceFacts() {
  const content = useContent();
  const facts = placeFacts(content['forum-page'].places ?? {}, content.forum);
  if (!canRequestPlace(content) || facts.length === 0) return null;
  return (
    <List>
      {facts.map(([label, fact]) => [
        <dt key={label}>{label}</dt>,
        <dd key={fact}>{renderText(fact)}</dd>,
      ])}
    </List>
  );
}
