import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ButtonLink, renderText, Section } from '@raade/ui';
import { SectionOpening } from '../section-opening/section-opening.tsx';
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
  const { action, ...opening } = home.showcase;
  return (
    <Section id="future-showcase" labelledBy="future-showcase-title">
      <Spread>
        <SectionOpening titleId="future-showcase-title" {...opening} />
        <Teasers>
          {projects.map((project) => (
            <ProjectTeaser key={project.slug} project={project} />
          ))}
        </Teasers>
        <ButtonLink to="/studios#projects" look="quiet">
          {renderText(action)}
        </ButtonLink>
      </Spread>
    </Section>
  );
}
