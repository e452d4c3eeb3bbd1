import { media } from '@raade/platform';
import type { Place } from './picture-attributes.ts';

/** Converts a media rule to a condition for the attribute `sizes`. */
const conditionOf = (rule: string) => rule.replace('@media ', '');

/** A card in the list of speakers: two per row on phones. */
export const SPEAKER_CARD: Place = {
  ratio: 1,
  widths: [['17rem', conditionOf(media.smallTablet)], ['48vw']],
};

export const SPEAKER_HERO: Place = { ratio: 1, widths: [['clamp(12rem, 40vw, 18rem)']] };

/** Beside a session in the schedule. */
export const SESSION: Place = { ratio: 1, widths: [['4rem']] };

/** A member of the team: four per row on wide screens, beside the name on phones. */
export const MEMBER: Place = {
  ratio: 1,
  widths: [['min(25vw, 17rem)', conditionOf(media.tablet)], ['4.5rem']],
};

const SCENE = 4 / 3;

/** A card of the studios. */
export const PROJECT_CARD: Place = {
  ratio: SCENE,
  widths: [['25rem', conditionOf(media.tablet)], ['95vw']],
};

/** The hero of a project, beside the text. */
export const PROJECT_HERO: Place = {
  ratio: SCENE,
  widths: [['60vw', conditionOf(media.desktop)], ['95vw']],
};

/** The preview of a project. */
export const PROJECT_TEASER: Place = {
  ratio: SCENE,
  widths: [['24rem', conditionOf(media.tablet)], ['5rem']],
};

/** The next project, at the end of a page. */
export const NEXT_PROJECT: Place = {
  ratio: SCENE,
  widths: [['17rem', conditionOf(media.smallTablet)], ['95vw']],
};
