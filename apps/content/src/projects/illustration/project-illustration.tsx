import { styled } from '@raade/platform';
import type { IllustrationName } from '@raade/content-model/studios/illustrations';
import ballotBox from './ballot-box.svg?url';
import bowl from './bowl.svg?url';
import clinic from './clinic.svg?url';
import letters from './letters.svg?url';
import marketStall from './market-stall.svg?url';
import solarPanels from './solar-panels.svg?url';

const FILES: Readonly<Record<IllustrationName, string>> = {
  'solar-panels': solarPanels,
  clinic,
  bowl,
  letters,
  'market-stall': marketStall,
  'ballot-box': ballotBox,
};

interface ProjectIllustrationProps {
  readonly name: IllustrationName;
  /** Description of the picture. Without it the picture is decoration. */
  readonly alt?: string;
  /** `eager` where it opens a page. */
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string;
}

/** Keeps its middle when the space it is given has other proportions than 4:3; the evening sky is there before it. */
const Picture = styled.img`
  width: 100%;
  height: auto;
  background: var(--paint-dusk);
  object-fit: cover;
`;

/** The picture of a project, from one series that is drawn for this site; the people in it are of the portraits' hand. */
export function ProjectIllustration({
  name,
  alt = '',
  loading = 'lazy',
  className,
}: ProjectIllustrationProps) {
  return (
    <Picture
      src={FILES[name]}
      alt={alt}
      width={800}
      height={600}
      loading={loading}
      className={className}
    />
  );
}
