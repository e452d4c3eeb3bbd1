import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ButtonLink, Section } from '@raade/ui';
import { HeadedText } from '../headed-text/headed-text.tsx';
import { SectionOpening } from '../section-opening/section-opening.tsx';
import { Person } from '../team/person.tsx';

const People = styled.ul`
  display: grid;
  gap: var(--space-4) var(--space-6);
  margin-block-start: var(--space-8);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-8) var(--space-6);
    margin-block-start: var(--space-12);
  }
`;

const Roles = styled.ul`
  display: grid;
  margin-block: var(--space-8);
  border-block-start: 1px solid var(--color-border-strong);
  list-style: none;

  > li {
    display: grid;
    gap: var(--space-1) var(--space-12);
    padding: var(--space-4) 0;
    border-block-end: 1px solid var(--color-border);

    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: baseline;
    }
  }

  p {
    color: var(--color-text-muted);
  }
`;

export default function Team() {
  const { about, team } = useContent();
  const { roles, ...opening } = about.team;
  return (
    <Section id="team" labelledBy="team-title">
      <SectionOpening titleId="team-title" {...opening} />
      <People>
        {team.members.map((member) => (
          <Person key={member.id} member={member} />
        ))}
      </People>
      <Roles>
        {roles.map(({ name, text }) => (
          <li key={name}>
            <HeadedText heading={name} text={text} />
          </li>
        ))}
      </Roles>
      <ButtonLink to="/#join">Join us</ButtonLink>
    </Section>
  );
}
