import { media, styled } from '@raade/platform';
import { ButtonLink } from '@raade/ui';
import type { ComponentProps } from 'react';
import { useNavigation } from '../../site-context.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: 1fr;
  gap: var(--space-3);
  list-style: none;

  ${media.widePhone} {
    grid-template-columns: repeat(2, minmax(0, 15rem));
  }

  a {
    width: 100%;
    height: 100%;
  }
`;

/** Links to main pages, for visitors who got an error page. */
export function SuggestedLinks({ look }: Pick<ComponentProps<typeof ButtonLink>, 'look'>) {
  const { suggestedLinks: links } = useNavigation();
  return (
    <nav aria-label="Go on from here">
      <List>
        {links.map(({ name, href }) => (
          <li key={name}>
            <ButtonLink to={href} {...(look && { look })}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
