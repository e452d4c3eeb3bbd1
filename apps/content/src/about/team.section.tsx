import { media, styled } from '@raade/platform';
import { ButtonLink, Heading, Section } from '@raade/ui';
import { ABOUT } from '../content/about.ts';
import { Opening } from './opening.tsx';

const Roles = styled.ul`
  display: grid;
  margin: var(--space-12) 0;
  border-block-start: 1px solid var(--color-border-strong);
  list-style: none;

  > li {
    display: grid;
    gap: var(--space-1) var(--space-12);
    padding: var(--space-4) 0;
    border-block-end: 1px solid var(--color-border);

    ${media.tablet} {
      grid-template-columns: 1fr 2fr;
      align-items: baseline;
    }
  }

  p {
    color: var(--color-text-muted);
  }
`;

export default function Team() {
  const { roles, ...opening } = ABOUT.team;
  return (
    <Section id="team" labelledBy="team-title">
      <Opening titleId="team-title" {...opening} />
      <Roles>
        {roles.map(({ name, text }) => (
          <li key={name}>
            <Heading>{name}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </Roles>
      <ButtonLink to="/#join">Join us</ButtonLink>
    </Section>
  );
}
