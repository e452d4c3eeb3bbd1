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
    const all = before[part];
    if (Array.isArray(all) && all.length > 1 && isSame(after[part], []))
      return [{ part, says: `all ${all.length} ${labelOf(part)} were removed` }];
    if (part === 'sessions') return compareSessions(before, after);
    if (part === 'forum') return compareForum(before, after);
    const [old, now] = [textsOf(part, before), textsOf(part, after)];
    return [
      ...(isNamed(part) ? compareList(part, old, now) : compareFields(part, old, now)),
      ...comparePictures(part, before, after),
      ...compareAddresses(part, before, after),
    ];
  });
}

/** Fields that `compare-pictures.ts` and `compare-addresses.ts` describe. */
const SKIPPED = new Set(['picture', 'address', 'formerAddresses']);

function textsOf(part: ContentName, content: Content): Content {
  if (!hasPictures(part)) return content;
  const texts: unknown = JSON.parse(
    JSON.stringify(content[part], (key, each: unknown) => (SKIPPED.has(key) ? undefined : each)),
  );
  return { ...content, [part]: texts };
}

const compareFields = (part: ContentName, before: Content, after: Content) =>
  changedFields(CONTENT_SCHEMAS[part], before[part], after[part]).map((says) => ({ part, says }));

function compareList(part: NamedList, before: Content, after: Content): readonly Difference[] {
  const of = (content: Content) =>
    new Map(content[part].map((item) => [keyOf(part, item) ?? '', item]));
  const [old, now] = [of(before), of(after)];
  const nameOf = (key: string, item: object) =>
    part === 'past-forums' ? `The forum of ${key}` : itemTitle([item], key);
  const gone = [...old].filter(([id]) => !now.has(id));
  const come = [...now].filter(([id]) => !old.has(id));
  const common = [...now].filter(([id]) => old.has(id));
  const order = (ids: Iterable<string>, other: ReadonlyMap<string, unknown>) =>
    [...ids].filter((id) => other.has(id)).join();
  return [
    ...gone.map(([item, value]) => ({ part, item, says: `${nameOf(item, value)} was removed` })),
    ...come.map(([item, value]) => ({ part, item, says: `${nameOf(item, value)} was added` })),
    ...common.flatMap(([item, value]) =>
      changedFields(CONTENT_SCHEMAS[part].def.element, old.get(item), value).map((says) => ({
        part,
        item,
        says: `${nameOf(item, value)}: ${says}`,
      })),
    ),
    ...(order(old.keys(), now) === order(now.keys(), old)
      ? []
      : [{ part, says: `the order of ${labelOf(part)} changed` }]),
  ];
}

const labelOf = (part: ContentName) =>
  FIELDS.get(CONTENT_SCHEMAS[part])?.label.toLowerCase() ?? part;
