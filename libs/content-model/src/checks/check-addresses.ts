import {
  ID_FIELDS,
  type AddressedItem,
  addressedItems,
  type AddressedPart,
} from '../addresses/addressed-items.ts';
import type { Content } from '../content.schema.ts';
import type { Finding } from './finding.ts';

/** An address that leads to an item, and the field that contains it. */
interface AddressUse {
  readonly owner: AddressedItem;
  readonly address: string;
  readonly kind: 'id' | 'address' | 'former address';
  readonly field: readonly (string | number)[];
}

/** Finds addresses that would lead to two items, as current or former address or as id. */
export function checkAddresses(content: Content): readonly Finding[] {
  return (Object.keys(ID_FIELDS) as AddressedPart[]).flatMap((part) => {
    const uses = addressedItems(part, content).flatMap(usesOf);
    return uses.flatMap((use): Finding[] => {
      const other = uses.find(
        ({ owner, address }) => address === use.address && owner.id !== use.owner.id,
      );
      if (!other) return [];
      const path = [use.owner.id, ...use.field];
      return [{ part, path, message: `"${use.address}" is ${ownerText(other)}` }];
    });
  });
}

function usesOf(owner: AddressedItem): readonly AddressUse[] {
  const { part, id, address, formerAddresses } = owner;
  return [
    { owner, address: id, kind: 'id', field: [ID_FIELDS[part]] },
    ...(address === id ? [] : [{ owner, address, kind: 'address', field: ['address'] } as const]),
    ...formerAddresses
      .map((former, index): AddressUse => {
        const field = ['formerAddresses', index];
        return { owner, address: former, kind: 'former address', field };
      })
      .filter((former) => former.address !== id && former.address !== address),
  ];
}

const ownerText = ({ owner, kind }: AddressUse) =>
  kind === 'former address'
    ? `a former address of ${owner.name} and leads there`
    : `the ${kind} of ${owner.name}`;
