import type { IllustrationName } from '@raade/content-model/studios/illustrations';
import { styled } from '@raade/platform';
import type { Project } from '../content/projects.ts';
import { OwnPicture } from '../picture/own-picture.tsx';
import type { PicturePlace } from '../picture/picture-attributes.ts';
import ballotBox from './illustration/ballot-box.svg?url';
import bowl from './illustration/bowl.svg?url';
import clinic from './illustration/clinic.svg?url';
import letters from './illustration/letters.svg?url';
import marketStall from './illustration/market-stall.svg?url';
import solarPanels from './illustration/solar-panels.svg?url';

/** Drawings for projects without a photo. */
const DRAWINGS: Readonly<Record<IllustrationName, string>> = {
  'solar-panels': solarPanels,
  clinic,
  bowl,
  letters,
  'market-stall': marketStall,
  'ballot-box': ballotBox,
};

/** Cropped to its center if the place is not 4:3; its background color is visible before it loads. */
const Drawing = styled.img`
  width: 100%;
  height: auto;
  background: var(--paint-dusk);
  object-fit: cover;
`;

interface ProjectPictureProps {
  readonly project: Pick<Project, 'image' | 'picture'>;
  readonly place: PicturePlace;
  /** True at the top of the project's page; elsewhere the picture is decoration beside the name. */
  readonly isHero?: boolean;
  readonly className?: string;
}

/** The photo of a project, or its drawing. */
export function ProjectPicture({ project, place, isHero = false, className }: ProjectPictureProps) {
  const { image, picture } = project;
  const sharedProps = { loading: isHero ? 'eager' : 'lazy', className } as const;
  const altOf = ({ alt }: { readonly alt: string }) => (isHero ? alt : '');
  const drawing = (
    <Drawing
      src={DRAWINGS[image.illustration]}
      alt={altOf(image)}
      width={800}
      height={600}
      {...sharedProps}
    />
  );
  if (!picture) return drawing;
  return (
    <OwnPicture picture={picture} place={place} alt={altOf(picture)} {...sharedProps}>
      {drawing}
    </OwnPicture>
  );
}
