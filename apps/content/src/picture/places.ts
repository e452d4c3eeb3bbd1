import { media } from '@raade/platform';
import type { Place } from './picture-attributes.ts';

/** The condition of a rule of a style sheet, as attributes have it. */
const whereas = (rule: string) => rule.replace('@media ', '');

/** A card in the list of speakers: two beside each other on phones. */
export const SPEAKER_CARD: Place = {
  ratio: 1,
  widths: [['17rem', whereas(media.smallTablet)], ['48vw']],
};

export const SPEAKER_HERO: Place = { ratio: 1, widths: [['clamp(12rem, 40vw, 18rem)']] };

/** Beside a session of the programme. */
export const SESSION: Place = { ratio: 1, widths: [['4rem']] };

/** One of four on wide screens, beside the name on phones. */
export const MEMBER: Place = {
  ratio: 1,
  widths: [['min(25vw, 17rem)', whereas(media.tablet)], ['4.5rem']],
};

const SCENE = 4 / 3;

/** A card of the studios. */
export const PROJECT_CARD: Place = {
  ratio: SCENE,
  widths: [['25rem', whereas(media.tablet)], ['95vw']],
};

/** The hero of a project, which is as high as the screen beside the words. */
export const PROJECT_HERO: Place = {
  ratio: SCENE,
  widths: [['60vw', whereas(media.desktop)], ['95vw']],
};

/** A project that a page leads to. */
export const PROJECT_TEASER: Place = {
  ratio: SCENE,
  widths: [['24rem', whereas(media.tablet)], ['5rem']],
};

/** The project that follows, at the end of the page: beside its name where there is room. */
export const NEXT_PROJECT: Place = {
  ratio: SCENE,
  widths: [['17rem', whereas(media.smallTablet)], ['95vw']],
};
