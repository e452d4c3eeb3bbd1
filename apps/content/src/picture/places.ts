import { media } from '@raade/platform';
import type { PicturePlace } from './picture-attributes.ts';

// How large pictures are in the layout, so that browsers load no larger file than they need.

/** Converts a media rule to a condition for the attribute `sizes`. */
const conditionOf = (rule: string) => rule.replace('@media ', '');

/** A card in the list of speakers: two per row on phones. */
export const SPEAKER_CARD: PicturePlace = {
  ratio: 1,
  widths: [['17rem', conditionOf(media.smallTablet)], ['48vw']],
};

export const SPEAKER_HERO: PicturePlace = { ratio: 1, widths: [['clamp(12rem, 40vw, 18rem)']] };

/** Beside a session in the schedule. */
export const SESSION: PicturePlace = { ratio: 1, widths: [['4rem']] };

/** A member of the team: four per row on wide screens, beside the name on phones. */
export const MEMBER: PicturePlace = {
  ratio: 1,
  widths: [['min(25vw, 17rem)', conditionOf(media.tablet)], ['4.5rem']],
};

const SCENE_RATIO = 4 / 3;

/** A card of the studios. */
export const PROJECT_CARD: PicturePlace = {
  ratio: SCENE_RATIO,
  widths: [['25rem', conditionOf(media.tablet)], ['95vw']],
};

/** The hero of a project, beside the text. */
export const PROJECT_HERO: PicturePlace = {
  ratio: SCENE_RATIO,
  widths: [['60vw', conditionOf(media.desktop)], ['95vw']],
};

/** The preview of a project. */
export const PROJECT_TEASER: PicturePlace = {
  ratio: SCENE_RATIO,
  widths: [['24rem', conditionOf(media.tablet)], ['5rem']],
};

/** The next project, at the end of a page. */
export const NEXT_PROJECT: PicturePlace = {
  ratio: SCENE_RATIO,
  widths: [['17rem', conditionOf(media.smallTablet)], ['95vw']],
};
