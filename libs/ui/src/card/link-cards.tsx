import { Link, media, styled } from '@raade/platform';
import { renderText } from '../render-text/render-text.tsx';
import { Heading } from '../text/text.styles.ts';
import { Card } from './card.styles.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  list-style: none;

  ${media.tablet} {
    gap: var(--space-6);
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* Four cards form two rows of two, not a row of three and a single card. */
    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** The whole card is clickable: its link covers it. */
const LinkCard = styled(Card)`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-2);
  border-block-start: 4px solid var(--color-accent);

  &:hover {
    border-color: var(--color-accent);
  }

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

interface LinkCardsProps {
  readonly links: readonly {
    /** Unique among the links. */
    readonly name: string;
    /** A sentence about the page. */
    readonly what: string;
    /** Path on this site. */
    readonly path: string;
  }[];
}

/** Two to four equal links to other pages, each with a sentence about the page. */
export function LinkCards({ links }: LinkCardsProps) {
  return (
    <List>
      {links.map(({ name, what, path }) => (
        <LinkCard key={name} as="li">
          <Heading>
            <Link to={path}>{renderText(name)}</Link>
          </Heading>
          <p>{renderText(what)}</p>
        </LinkCard>
      ))}
    </List>
  );
}
