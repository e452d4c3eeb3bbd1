import { Link, media, styled } from '@raade/platform';
import { Section, SectionTitle } from '@raade/ui';

/** What most people write about, and the page that answers it at once. */
const WAYS = [
  {
    name: 'Apply to a student team',
    what: 'For students of any university and any subject.',
    path: '/apply/student',
  },
  {
    name: 'Submit a challenge',
    what: 'For organisations that know a problem and want a team to work on it.',
    path: '/apply/partner',
  },
  {
    name: 'See the forum',
    what: 'Schedule, speakers, place and sponsors.',
    path: '/conference',
  },
  {
    name: 'Give',
    what: 'By card, in your name or anonymously, without an account.',
    path: '/donate',
  },
  {
    name: 'See how the studios work',
    what: 'Three phases in one school year, and the projects of this one.',
    path: '/studios',
  },
  {
    name: 'Know what we keep of you',
    what: 'Which data we have, for how long, and how you have them deleted.',
    path: '/privacy',
  },
] as const;

const List = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-12);
  margin-block-start: var(--space-8);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }

  a {
    display: inline-block;
    min-height: 1.75rem;
    font-weight: 600;
  }

  p {
    max-width: 48ch;
    color: var(--color-text-muted);
  }
`;

/** Spares people a letter, and us the answer. */
export function ShorterWays() {
  return (
    <Section labelledBy="shorter-ways-title" tone="sunken">
      <SectionTitle id="shorter-ways-title">Often quicker than a letter</SectionTitle>
      <List>
        {WAYS.map(({ name, what, path }) => (
          <li key={name}>
            <Link to={path}>{name}</Link>
            <p>{what}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
