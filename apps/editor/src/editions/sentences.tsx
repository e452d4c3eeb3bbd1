import { Link, styled } from '@raade/platform';
import { letters } from '@raade/ui';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { addressOf } from '../parts/item-names.ts';
import { useKnownItems } from '../parts/use-known-items.ts';

/** Sentences below each other. */
export const Sentences = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-4);
  overflow-wrap: anywhere;
`;

/** Sentences, of which two may be the same. */
export function SentenceList({ says }: { readonly says: readonly string[] }) {
  return (
    <Sentences>
      {says.map((sentence, index) => (
        <li key={`${index} ${sentence}`}>{letters(sentence)}</li>
      ))}
    </Sentences>
  );
}

/** Items by what people call them, each with the way to it. */
export function ItemLinks({ items }: { readonly items: readonly ItemName[] }) {
  const known = useKnownItems();
  return (
    <Sentences>
      {items.map((item) => (
        <li key={addressOf(item)}>
          <Link to={addressOf(item)}>{known(item).words}</Link>
        </li>
      ))}
    </Sentences>
  );
}
