import { media, styled } from '@raade/platform';
import { Hero, HeroBack, HeroTitle } from '@raade/ui';
import type { ReactNode } from 'react';
import writing from './writing.svg?url';
import { OpeningLead, OpeningPicture } from '../opening/opening.styles.ts';

/** Small enough for one line beside the picture. */
const Title = styled(HeroTitle)`
  ${media.desktop} {
    font-size: min(3.5rem, 4.6vw);
  }
`;

export interface ApplicationHeroProps {
  readonly title: ReactNode;
  readonly back: { readonly label: string; readonly to: string };
  /** The introduction for applicants. */
  readonly children: ReactNode;
}

/** The hero of an application page: a back link, the title and an introduction. */
export function ApplicationHero({ title, back, children }: ApplicationHeroProps) {
  return (
    <Hero labelledBy="apply-title" height="short" backdrop={<OpeningPicture $source={writing} />}>
      <HeroBack to={back.to}>{back.label}</HeroBack>
      <Title id="apply-title">{title}</Title>
      <OpeningLead>{children}</OpeningLead>
    </Hero>
  );
}
