import {
  ADDRESSED,
  type AddressedItem,
  addressedItems,
  type AddressedPart,
} from '../addresses/addressed-items.ts';
import type { Content } from '../content.schema.ts';
import type { Finding } from './finding.ts';

/** An address that leads to an item, and the field that contains it. */
interface Claim {
  readonly owner: AddressedItem;
  readonly address: string;
  readonly as: 'id' | 'address' | 'former address';
  readonly field: readonly (string | number)[];
}

/** Finds addresses that would lead to two items, as current or former address or as id. */
export function checkAddresses(content: Content): readonly Finding[] {
  return (Object.keys(ADDRESSED) as AddressedPart[]).flatMap((part) => {
    const claims = addressedItems(part, content).flatMap(claimsOf);
    return claims.flatMap((claim): Finding[] => {
      const other = claims.find(
        ({ owner, address }) => address === claim.address && owner.id !== claim.owner.id,
      );
      if (!other) return [];
      const path = [claim.owner.id, ...claim.field];
      return [{ part, path, message: `"${claim.address}" is ${ownerText(other)}` }];
    });
  });
}

function claimsOf(owner: AddressedItem): readonly Claim[] {
  const { part, id, address, formerAddresses } = owner;
  return [
    { owner, address: id, as: 'id', field: [ADDRESSED[part]] },
    ...(address === id ? [] : [{ owner, address, as: 'address', field: ['address'] } as const]),
    ...formerAddresses
      .map((former, index): Claim => {
        const field = ['formerAddresses', index];
        return { owner, address: former, as: 'former address', field };
      })
      .filter((former) => former.address !== id && former.address !== address),
  ];
}

const ownerText = ({ owner, as }: Claim) =>
  as === 'former address'
    ? `a former address of ${owner.name} and leads there`
    : `the ${as} of ${owner.name}`;
