import { media, styled, usePageHead } from '@raade/platform';
import { Section } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { BuildWithUs } from './build-with-us.section.tsx';
import { ProjectBody } from './project-body.tsx';
import { ProjectHero } from './project-hero.section.tsx';
import { ProjectSidebar } from './project-sidebar.tsx';
import { projectHead } from './project.head.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--space-12) clamp(var(--space-12), 6vw, 5rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

interface ProjectDetailProps {
  readonly project: Project;
}

export function ProjectDetail({ project }: ProjectDetailProps) {
  usePageHead(projectHead(project));
  return (
    <>
      <ProjectHero project={project} />
      <Section>
        <Columns>
          <ProjectBody project={project} />
          <ProjectSidebar project={project} />
        </Columns>
      </Section>
      <BuildWithUs />
    </>
  );
}
