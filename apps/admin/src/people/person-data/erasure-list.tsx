import type { Erasure } from '@raade/contracts/staff/person-data';
import { styled } from '@raade/platform';

interface ErasureListProps {
  readonly erasure: Erasure;
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-6);
  overflow-wrap: anywhere;
`;

/** True if an erasure finds nothing here, and nothing at Stripe. */
export function isNothing({ deleted, gifts, payments, keptByStripe }: Erasure): boolean {
  return deleted + gifts + payments + keptByStripe.length === 0;
}

/** What goes with an erasure, and what stays, and why. */
export function ErasureList({ erasure }: ErasureListProps) {
  const { deleted, gifts, payments, keptByStripe } = erasure;
  return (
    <List>
      <li>{`Documents that are deleted: ${deleted}`}</li>
      <li>{`Payments at Stripe that lose their donor: ${payments}`}</li>
      <li>
        {`Gifts that stay as amount and day, without the donor, for as long as the law asks us to keep our books: ${gifts}`}
      </li>
      {keptByStripe.map((id) => (
        <li key={id}>
          {`${id}: Stripe keeps name and address with the card, as the law asks it to`}
        </li>
      ))}
    </List>
  );
}
