import type { Content } from '@raade/content-model/content.schema';

interface TravelFact {
  readonly id?: string;
  readonly title: string;
  readonly text: string;
}

/** Facts for travelers, refunds last; undefined if the content has none. */
export function travelFacts(texts: Content['forum-page']): readonly TravelFact[] | undefined {
  const { coming: facts, places } = texts;
  const text = places?.paying;
  return facts && text ? [...facts, { id: 'refunds', title: 'Paying and refunds', text }] : facts;
}
