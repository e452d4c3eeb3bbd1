import { projectPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link, media, styled } from '@raade/platform';
import { renderText, Section } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { NEXT_PROJECT } from '../picture/places.ts';
import { ProjectPicture } from './project-picture.tsx';

const Teaser = styled(Link)`
  display: grid;
  overflow: clip;
  max-width: var(--text-width);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  text-decoration: none;

  img {
    height: auto;
    aspect-ratio: 3 / 2;
  }

  strong {
    display: block;
    color: var(--color-accent);
    font: 600 1.25rem / 1.25 var(--font-display);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &:hover strong {
    text-decoration-thickness: 2px;
  }

  ${media.smallTablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
  }
`;

const Texts = styled.div`
  padding: var(--space-4);

  span {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  ${media.smallTablet} {
    padding: var(--space-6);
  }
`;

/** Returns the next project, after the last one the first. Skips related ones, to which the page links already. */
function projectAfter(
  { slug, relatedProjects = [] }: Project,
  projects: readonly Project[],
): Project | undefined {
  const index = projects.findIndex((project) => project.slug === slug);
  const others = [...projects.slice(index + 1), ...projects.slice(0, index)];
  return others.find((other) => !relatedProjects.includes(other.slug));
}

/** A link to the next project, at the end of a project's page. */
export function NextProject({ project }: { readonly project: Project }) {
  const { projects, studios } = useContent();
  const nextProject = projectAfter(project, projects);
  if (!nextProject) return null;
  return (
    <Section labelledBy="next-project">
      <Teaser to={projectPath(nextProject)}>
        <ProjectPicture project={nextProject} place={NEXT_PROJECT} />
        <Texts>
          <span id="next-project">{renderText(studios.project.next)}</span>{' '}
          <strong>{renderText(nextProject.name)}</strong>
        </Texts>
      </Teaser>
    </Section>
  );
}
