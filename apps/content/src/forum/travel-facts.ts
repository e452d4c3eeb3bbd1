import { FORUM_TEXTS } from '../content/forum-page.ts';

interface TravelFact {
  readonly id?: string;
  readonly title: string;
  readonly text: string;
}

/** Facts for guests from elsewhere, refunds last; undefined where nothing is told of the way. */
export function travelFacts(): readonly TravelFact[] | undefined {
  const { coming, places } = FORUM_TEXTS;
  const text = places?.paying;
  return coming && text
    ? [...coming, { id: 'refunds', title: 'Paying and refunds', text }]
    : coming;
}
