import { Link } from '@raade/platform';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { addressOf } from '../parts/item-names.ts';
import { useKnownItems } from '../parts/use-known-items.ts';
import { Sentences } from './sentences.styles.ts';

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
