import { styled } from '@raade/platform';
import type { ComponentType } from 'react';
import type { IllustrationName } from '../../content/illustrations.ts';
import { BallotBox } from './ballot-box.tsx';
import { Bowl } from './bowl.tsx';
import { Clinic } from './clinic.tsx';
import { Letters } from './letters.tsx';
import { MarketStall } from './market-stall.tsx';
import { SolarPanels } from './solar-panels.tsx';

const DRAWINGS: Readonly<Record<IllustrationName, ComponentType>> = {
  'solar-panels': SolarPanels,
  clinic: Clinic,
  bowl: Bowl,
  letters: Letters,
  'market-stall': MarketStall,
  'ballot-box': BallotBox,
};

interface ProjectIllustrationProps {
  readonly name: IllustrationName;
  /** Description of the picture. Without it the picture is decoration. */
  readonly alt?: string;
  readonly className?: string;
}

/** Keeps its middle when the space it is given has other proportions than 4:3. */
const Picture = styled.svg`
  width: 100%;
  height: auto;
`;

/** The picture of a project, from one series that is drawn for this site. */
export function ProjectIllustration({ name, alt, className }: ProjectIllustrationProps) {
  const Drawing = DRAWINGS[name];
  const meaning = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <Picture
      {...meaning}
      className={className}
      viewBox="0 0 800 600"
      width="800"
      height="600"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
    >
      <Drawing />
    </Picture>
  );
}
