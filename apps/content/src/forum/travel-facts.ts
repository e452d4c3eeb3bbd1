import type { Content } from '@raade/content-model/content.schema';

interface TravelFact {
  readonly id?: string;
  readonly title: string;
  readonly text: string;
}

/** Facts for travelers, refunds last; undefined if the content has none. */
export function travelFacts(texts: Content['forum-page']): readonly TravelFact[] | undefined {
  const { coming, places } = texts;
  const text = places?.paying;
  return coming && text
    ? [...coming, { id: 'refunds', title: 'Paying and refunds', text }]
    : coming;
}
