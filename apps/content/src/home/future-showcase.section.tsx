import { media, styled } from '@raade/platform';
import { Eyebrow, Lead, Section, SectionTitle } from '@raade/ui';
import { HOME } from '../content/home.ts';
import { PROJECTS } from '../content/projects.ts';
import { ProjectTeaser } from './project-teaser.tsx';

const Teasers = styled.ul`
  display: grid;
  gap: var(--space-8) var(--space-6);
  margin-block-start: var(--space-12);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export default function FutureShowcase() {
  const { eyebrow, title, lead } = HOME.showcase;
  return (
    <Section id="future-showcase" labelledBy="future-showcase-title">
      <Eyebrow>{eyebrow}</Eyebrow>
      <SectionTitle id="future-showcase-title">{title}</SectionTitle>
      <Lead>{lead}</Lead>
      <Teasers>
        {PROJECTS.map((project) => (
          <ProjectTeaser key={project.slug} project={project} />
        ))}
      </Teasers>
    </Section>
  );
}
