import { projectPath } from '@raade/content-model/addresses/page-address';
import { Link, media, styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { PROJECT_TEASER } from '../picture/places.ts';
import { ProjectPicture } from '../projects/project-picture.tsx';

const Item = styled.li`
  position: relative;

  /* A row with the picture on the left. */
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-4);
  }
`;

const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: var(--radius);

  img {
    width: 100%;
    height: 100%;
    transition: scale var(--motion-layout) var(--ease-out);
  }

  li:hover > & img {
    scale: 1.03;
  }
`;

const Line = styled.p`
  margin-block-start: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: 1.4;

  ${media.tablet} {
    font-size: 1rem;
  }
`;

const Name = styled.h3`
  font-size: 1.25rem;
  line-height: 1.25;
  text-wrap: wrap;

  a {
    color: var(--color-text);
    text-decoration-color: var(--color-accent);
    text-underline-offset: 0.15em;
  }

  /* Makes the whole teaser clickable. */
  a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
    content: '';
  }

  ${media.belowTablet} {
    font-size: 1.0625rem;
  }

  ${media.tablet} {
    margin-block-start: var(--space-3);
  }

  li:hover & > a {
    text-decoration-thickness: 2px;
  }

  a:focus-visible {
    outline: none;

    &::after {
      outline: 3px solid var(--color-focus);
      outline-offset: 3px;
    }
  }
`;

/** A short preview of a project: picture, name with a link, and one line. */
export function ProjectTeaser({ project }: { readonly project: Project }) {
  const { name, line } = project;
  return (
    <Item>
      <Picture>
        <ProjectPicture project={project} place={PROJECT_TEASER} />
      </Picture>
      <div>
        <Name>
          <Link to={projectPath(project)}>{renderText(name)}</Link>
        </Name>
        <Line>{renderText(line)}</Line>
      </div>
    </Item>
  );
}
