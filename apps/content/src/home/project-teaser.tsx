import { Link, media, styled } from '@raade/platform';
import type { Project } from '../content/projects.ts';
import { ProjectIllustration } from '../projects/illustration/project-illustration.tsx';

interface ProjectTeaserProps {
  readonly project: Project;
}

const Item = styled.li`
  position: relative;
`;

const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: var(--radius);

  > img {
    width: 100%;
    height: 100%;
    transition: scale var(--motion-layout) var(--ease-out);
  }

  li:hover > & > img {
    scale: 1.03;
  }

  ${media.belowTablet} {
    aspect-ratio: 2 / 1;
  }
`;

const Sectors = styled.p`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const Name = styled.h3`
  margin-block-start: var(--space-1);
  font-size: 1.25rem;
  line-height: 1.25;
  text-wrap: wrap;

  a {
    color: var(--color-text);
    text-decoration: none;
  }

  /* The whole teaser is the link's. */
  a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
    content: '';
  }

  li:hover > & > a {
    text-decoration: underline;
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

/** A project in one look: its picture, its sectors and its name, which leads to its page. */
export function ProjectTeaser({ project }: ProjectTeaserProps) {
  const { slug, name, image, sector, sectors = [sector] } = project;
  return (
    <Item>
      <Picture>
        <ProjectIllustration name={image.illustration} />
      </Picture>
      <Sectors>{sectors.join(' and ')}</Sectors>
      <Name>
        <Link to={`/projects/${slug}`}>{name}</Link>
      </Name>
    </Item>
  );
}
