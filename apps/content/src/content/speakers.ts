import { FIRESIDE_SPEAKERS } from './speakers/fireside.ts';
import { PANEL_SPEAKERS } from './speakers/panel.ts';
import { PLENARY_SPEAKERS } from './speakers/plenary.ts';
import { WORKSHOP_SPEAKERS } from './speakers/workshop.ts';
import type { Speaker } from './speakers.schema.ts';

export type { Speaker } from './speakers.schema.ts';

/** The speakers by the kind of session that they are announced for. All of them are samples. */
export const SPEAKER_LISTS = {
  plenary: PLENARY_SPEAKERS,
  panel: PANEL_SPEAKERS,
  workshop: WORKSHOP_SPEAKERS,
  fireside: FIRESIDE_SPEAKERS,
} as const satisfies Record<string, readonly Speaker[]>;

const lists = Object.values(SPEAKER_LISTS);

/** The speaker with that id, in whichever list; undefined if there is none. */
export function findSpeaker(id: string | undefined): Speaker | undefined {
  return lists.flatMap((list) => list.find((speaker) => speaker.id === id) ?? [])[0];
}

/** The ids of all lists in the order in which the forum page shows them. */
const ORDER: readonly string[] = [
  'ama-sample',
  'baraka-example',
  'chipo-placeholder',
  'dayo-specimen',
  'efua-mockup',
  'femi-prototype',
  'gugu-template',
  'hasani-draft',
  'imani-pattern',
  'jabari-stencil',
  'kesi-blueprint',
];

/** The speakers of all lists. Those whom the order does not name come last. */
export const SPEAKERS: readonly Speaker[] = lists
  .flat()
  .sort((one, other) => rank(one.id) - rank(other.id));

function rank(id: string): number {
  const index = ORDER.indexOf(id);
  return index < 0 ? ORDER.length : index;
}
