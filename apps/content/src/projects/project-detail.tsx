import { useContent } from '@raade/content-model/provided/use-content';
import { environment, Link, media, styled, usePageHead } from '@raade/platform';
import { renderText, Section, Stack } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { BuildWithUs } from './build-with-us.section.tsx';
import { NextProject } from './next-project.section.tsx';
import { ProjectBody } from './project-body.tsx';
import { ProjectHero } from './project-hero.section.tsx';
import { ProjectSidebar } from './project-sidebar.tsx';
import { ProjectPhases } from './project-phases.tsx';
import { projectHead } from './project.head.ts';
import { projectPath } from '@raade/content-model/addresses/page-address';

const Columns = styled.div`
  display: grid;
  gap: var(--space-12) clamp(var(--space-12), 6vw, 5rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

export function ProjectDetail({ project }: { readonly project: Project }) {
  usePageHead(projectHead(project));
  const { give } = useContent().studios.project;
  return (
    <>
      <ProjectHero project={project} />
      <Section>
        <Columns>
          <ProjectBody project={project} />
          <Stack $gap={8}>
            <ProjectPhases phase={project.phase} />
            <ProjectSidebar project={project} />
            <p>
              {renderText(give.line)} <Link to="/donate">{renderText(give.action)}</Link>
            </p>
          </Stack>
        </Columns>
        <PrintedSource project={project} />
      </Section>
      <BuildWithUs />
      <NextProject project={project} />
    </>
  );
}

const PrintOnly = styled.p`
  display: none;

  @media print {
    display: block;
    margin-block-start: var(--space-6);
  }
`;

/** In print only: URL and contact address, since some browsers print no URL. */
function PrintedSource({ project }: { readonly project: Project }) {
  const { email } = useContent().contact;
  return (
    <PrintOnly>{`${new URL(projectPath(project), environment().siteUrl).href} · ${email}`}</PrintOnly>
  );
}
