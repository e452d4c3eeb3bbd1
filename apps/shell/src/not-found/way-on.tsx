import { media, styled } from '@raade/platform';
import { ButtonLink } from '@raade/ui';
import type { ComponentProps } from 'react';

const PLACES = [
  { label: 'Go to the home page', to: '/' },
  { label: 'Innovation Studios', to: '/studios' },
  { label: 'Conference', to: '/conference' },
  { label: 'Contact', to: '/contact' },
] as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 20rem);
  gap: var(--space-3);
  list-style: none;

  ${media.widePhone} {
    grid-template-columns: repeat(2, 13rem);
  }

  a {
    width: 100%;
  }
`;

/** Where visitors who are stuck can go on from. */
export function WayOn({ look }: Pick<ComponentProps<typeof ButtonLink>, 'look'>) {
  return (
    <nav aria-label="Go on from here">
      <List>
        {PLACES.map(({ label, to }) => (
          <li key={to}>
            <ButtonLink to={to} {...(look && { look })}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
