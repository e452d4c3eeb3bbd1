import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type Content,
  type ContentName,
} from '../content.schema.ts';
import { compareAddresses } from './compare-addresses.ts';
import { changedFields } from './changed-fields.ts';
import { comparePictures, hasPictures } from './compare-pictures.ts';
import { compareForum } from './compare-forum.ts';
import { compareSessions } from './compare-sessions.ts';
import type { Difference } from './difference.ts';
import { isSame } from '../editions/drafts-between.ts';
import { itemTitle } from '../editions/item-title.ts';
import { keyOf } from '../editions/lists.ts';
import { FIELDS } from '../fields/field-registry.ts';

/** Lists whose items have a name that people know. */
type NamedList = 'speakers' | 'projects' | 'sponsors' | 'past-forums';

const isNamed = (part: ContentName): part is NamedList =>
  ['speakers', 'projects', 'sponsors', 'past-forums'].includes(part);

/** Describes the differences between two states of the content, for editors to read before they publish. */
export function compareContent(before: Content, after: Content): readonly Difference[] {
  return CONTENT_NAMES.flatMap((part): readonly Difference[] => {
    const oldItems = before[part];
    // One sentence instead of one for each item.
    if (Array.isArray(oldItems) && oldItems.length > 1 && isSame(after[part], []))
      return [{ part, message: `all ${oldItems.length} ${labelOf(part)} were removed` }];
    if (part === 'sessions') return compareSessions(before, after);
    if (part === 'forum') return compareForum(before, after);
    const [from, to] = [textsOf(part, before), textsOf(part, after)];
    return [
      ...(isNamed(part) ? compareList(part, from, to) : compareFields(part, from, to)),
      ...comparePictures(part, before, after),
      ...compareAddresses(part, before, after),
    ];
  });
}

/** Fields that `compare-pictures.ts` and `compare-addresses.ts` describe. */
const OTHER_FIELDS = new Set(['picture', 'address', 'formerAddresses']);

/** The content without those fields in this part. */
function textsOf(part: ContentName, content: Content): Content {
  if (!hasPictures(part)) return content;
  const texts: unknown = JSON.parse(
    JSON.stringify(content[part], (key, value: unknown) =>
      OTHER_FIELDS.has(key) ? undefined : value,
    ),
  );
  return { ...content, [part]: texts };
}

const compareFields = (part: ContentName, before: Content, after: Content) =>
  changedFields(CONTENT_SCHEMAS[part], before[part], after[part]).map((message) => ({
    part,
    message,
  }));

function compareList(part: NamedList, before: Content, after: Content): readonly Difference[] {
  const itemsById = (content: Content) =>
    new Map(content[part].map((item) => [keyOf(part, item) ?? '', item]));
  const [oldItems, newItems] = [itemsById(before), itemsById(after)];
  const nameOf = (key: string, item: object) =>
    part === 'past-forums' ? `The forum of ${key}` : itemTitle([item], key);
  const removed = [...oldItems].filter(([id]) => !newItems.has(id));
  const added = [...newItems].filter(([id]) => !oldItems.has(id));
  const common = [...newItems].filter(([id]) => oldItems.has(id));
  /** The order of the items that both lists have. */
  const orderOf = (ids: Iterable<string>, otherItems: ReadonlyMap<string, unknown>) =>
    [...ids].filter((id) => otherItems.has(id)).join();
  return [
    ...removed.map(([item, value]) => ({
      part,
      item,
      message: `${nameOf(item, value)} was removed`,
    })),
    ...added.map(([item, value]) => ({ part, item, message: `${nameOf(item, value)} was added` })),
    ...common.flatMap(([item, value]) =>
      changedFields(CONTENT_SCHEMAS[part].def.element, oldItems.get(item), value).map(
        (message) => ({
          part,
          item,
          message: `${nameOf(item, value)}: ${message}`,
        }),
      ),
    ),
    ...(orderOf(oldItems.keys(), newItems) === orderOf(newItems.keys(), oldItems)
      ? []
      : [{ part, message: `the order of ${labelOf(part)} changed` }]),
  ];
}

const labelOf = (part: ContentName) =>
  FIELDS.get(CONTENT_SCHEMAS[part])?.label.toLowerCase() ?? part;
