import type { Project } from '../content/projects.ts';
import { OwnPicture } from '../picture/own-picture.tsx';
import type { Place } from '../picture/picture-attributes.ts';
import { ProjectIllustration } from './illustration/project-illustration.tsx';

interface ProjectPictureProps {
  readonly project: Pick<Project, 'image' | 'picture'>;
  readonly place: Place;
  /** True where it opens the page of the project; elsewhere words beside it say what it is, and it is decoration. */
  readonly isHero?: boolean;
  readonly className?: string;
}

/** The photo of a project, or its drawing. */
export function ProjectPicture({ project, place, isHero = false, className }: ProjectPictureProps) {
  const { image, picture } = project;
  const loading = isHero ? 'eager' : 'lazy';
  const drawing = (
    <ProjectIllustration
      name={image.illustration}
      alt={isHero ? image.alt : ''}
      loading={loading}
      {...(className !== undefined && { className })}
    />
  );
  if (!picture) return drawing;
  return (
    <OwnPicture
      picture={picture}
      place={place}
      alt={isHero ? picture.alt : ''}
      loading={loading}
      className={className}
    >
      {drawing}
    </OwnPicture>
  );
}
