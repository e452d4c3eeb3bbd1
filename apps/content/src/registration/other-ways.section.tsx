import { Link, media, styled } from '@raade/platform';
import { Card, Heading, Letters, Section, SectionTitle } from '@raade/ui';

const WAYS = [
  {
    name: 'Apply to join a student team',
    what: 'Teams work on one challenge with a partner for a school year. Students of any university and any subject.',
    path: '/apply/student',
  },
  {
    name: 'See who speaks about what, and when',
    what: 'The whole schedule is public: every session of both days, and a page for each speaker.',
    path: '/conference#schedule',
  },
  {
    name: 'Follow us, to hear when a forum opens',
    what: 'Where we tell what is new, and how to reach us with a question.',
    path: '/contact',
  },
] as const;

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-6);
  list-style: none;

  ${media.tablet} {
    gap: var(--space-6);
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Wherever one presses, its link answers. */
const Way = styled(Card)`
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

/** For whom there is no place at the forum. */
export function OtherWays() {
  return (
    <Section labelledBy="ways-title" tone="sunken">
      <SectionTitle id="ways-title">What you can do instead</SectionTitle>
      <List>
        {WAYS.map(({ name, what, path }) => (
          <Way key={path} as="li">
            <Heading>
              <Link to={path}>
                <Letters>{name}</Letters>
              </Link>
            </Heading>
            <p>
              <Letters>{what}</Letters>
            </p>
          </Way>
        ))}
      </List>
    </Section>
  );
}
