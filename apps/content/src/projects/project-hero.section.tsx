import { media, styled } from '@raade/platform';
import { Hero, HeroBack, HeroTitle, renderText } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { PROJECT_HERO } from '../picture/places.ts';
import { PartnerName } from './partner-name.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { Sectors } from './sectors.tsx';

/** Leaves space for the picture on wide screens. */
const Texts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);

  ${media.desktop} {
    max-width: 44%;
  }
`;

const Partner = styled.p`
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);

  a {
    color: inherit;
  }
`;

/** The picture fills the hero beside the text on wide screens, and fades behind the navbar with its white text. */
const Picture = styled(ProjectPicture)`
  justify-self: stretch;
  width: 100%;
  margin-block-start: var(--space-4);
  border-radius: var(--radius-large);

  ${media.desktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: var(--layer-behind);
    width: 54%;
    height: 100%;
    margin: 0;
    border-radius: 0;
    -webkit-mask-image: linear-gradient(transparent, black var(--navbar-height));
    mask-image: linear-gradient(transparent, black var(--navbar-height));
    clip-path: polygon(9% 0, 100% 0, 100% 100%, 0 100%);
  }
`;

/** Small enough for long words on phones; smaller beside the picture. */
const Name = styled(HeroTitle)<{ $hasLongWord: boolean }>`
  font-size: clamp(2.125rem, 1.2rem + 4.4vw, 5rem);

  ${media.desktop} {
    font-size: ${({ $hasLongWord }) => $hasLongWord && 'clamp(2.75rem, 0.9rem + 3.2vw, 3.75rem)'};
  }
`;

/** Letters of the longest word that fits beside the picture at the usual size. */
const MAX_LETTERS = 12;
const hasLongWord = (name: string) => name.split(' ').some((word) => word.length > MAX_LETTERS);

export function ProjectHero({ project }: { readonly project: Project }) {
  return (
    <Hero labelledBy="project-title" height="tall">
      <Texts>
        <HeroBack to="/studios">Back to Studios</HeroBack>
        {/* Badges have the light theme's colors in both themes, since those stand out on the dark hero. */}
        <div data-scheme="light">
          <Sectors project={project} />
        </div>
        <Name id="project-title" $hasLongWord={hasLongWord(project.name)}>
          {renderText(project.name)}
        </Name>
        <Partner>
          With <PartnerName project={project} />
        </Partner>
      </Texts>
      <Picture project={project} place={PROJECT_HERO} isHero />
    </Hero>
  );
}
