import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ButtonLink, Eyebrow, Lead, Letters, Section, SectionTitle } from '@raade/ui';
import { ProjectTeaser } from './project-teaser.tsx';
import { Spread } from './spread.styles.ts';

const Teasers = styled.ul`
  display: grid;
  gap: var(--space-4) var(--space-6);
  margin-block: var(--space-8);
  list-style: none;

  ${media.tablet} {
    gap: var(--space-8) var(--space-6);
    margin-block: var(--space-12);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export default function FutureShowcase() {
  const { home, projects } = useContent();
  const { eyebrow, title, lead, action } = home.showcase;
  return (
    <Section id="future-showcase" labelledBy="future-showcase-title">
      <Spread>
        <div>
          <Eyebrow>
            <Letters>{eyebrow}</Letters>
          </Eyebrow>
          <SectionTitle id="future-showcase-title">
            <Letters>{title}</Letters>
          </SectionTitle>
          <Lead>
            <Letters>{lead}</Letters>
          </Lead>
        </div>
        <Teasers>
          {projects.map((project) => (
            <ProjectTeaser key={project.slug} project={project} />
          ))}
        </Teasers>
        <ButtonLink to="/studios#projects" look="quiet">
          <Letters>{action}</Letters>
        </ButtonLink>
      </Spread>
    </Section>
  );
}
