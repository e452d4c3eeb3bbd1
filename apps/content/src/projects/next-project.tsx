import { projectPath } from '@raade/content-model/addresses/page-address';
import { Link, styled } from '@raade/platform';
import { Letters } from '@raade/ui';
import { PROJECTS, type Project } from '../content/projects.ts';
import { STUDIOS } from '../content/studios.ts';
import { NEXT_PROJECT } from '../picture/places.ts';
import { ProjectPicture } from './project-picture.tsx';

const Teaser = styled(Link)`
  display: grid;
  overflow: clip;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  text-decoration: none;

  img {
    height: auto;
    aspect-ratio: 2 / 1;
  }

  > span {
    padding: var(--space-4) var(--space-4) 0;
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  > strong {
    padding: 0 var(--space-4) var(--space-4);
    font: 600 1.25rem / 1.25 var(--font-display);
  }

  &:hover > strong {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

/** The project that follows in the order of the studios and is not linked as related; the first one after the last. */
function projectAfter({ slug, relatedProjects = [] }: Project): Project | undefined {
  const place = PROJECTS.findIndex((each) => each.slug === slug);
  const others = [...PROJECTS.slice(place + 1), ...PROJECTS.slice(0, place)];
  return others.find((each) => !relatedProjects.includes(each.slug));
}

export function NextProject({ project }: { readonly project: Project }) {
  const next = projectAfter(project);
  if (!next) return null;
  return (
    <Teaser to={projectPath(next)}>
      <ProjectPicture project={next} place={NEXT_PROJECT} />
      <span>
        <Letters>{STUDIOS.project.next}</Letters>
      </span>{' '}
      <strong>
        <Letters>{next.name}</Letters>
      </strong>
    </Teaser>
  );
}
