import { media, styled } from '@raade/platform';
import { Letters } from '@raade/ui';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { FORUM } from '../content/forum.ts';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import { mayBeAskedFor } from '../phase/forum-phase.ts';

const List = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-6);

  dt {
    font-weight: 600;
  }

  dd + dt {
    margin-block-start: var(--space-2);
  }

  ${media.smallTablet} {
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--space-3) var(--space-6);

    dd + dt {
      margin-block-start: 0;
    }
  }
`;

/** 'Meals. The gala. Parking.' */
const asSentences = (parts: readonly string[]) => `${parts.join('. ')}.`;

/** What is known of a place at the forum, row by row. */
export function placeFacts(): readonly (readonly [string, string])[] {
  const { price, includes, extra, paying, answer } = FORUM_TEXTS.places ?? {};
  const rows = [
    ['Price', price],
    ['Included', includes && asSentences(includes)],
    ['Not included', extra],
    ['Paying', paying],
    ['Last day', monthAndDay(FORUM.registrationCloses)],
    ['Answer', answer],
  ] as const;
  return rows.flatMap(([label, fact]) => (fact ? [[label, fact] as const] : []));
}

/** What a place costs, what it includes and how one hears, as long as one can ask for one. */
export function PlaceFacts() {
  if (!mayBeAskedFor()) return null;
  return (
    <List>
      {placeFacts().map(([label, fact]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label}-fact`}>
          <Letters>{fact}</Letters>
        </dd>,
      ])}
    </List>
  );
}
