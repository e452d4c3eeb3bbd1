import type { Content } from '@raade/content-model/content.schema';
import { SAMPLE } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentValue } from '@raade/contracts/content/values';
import type { Change, Editing } from './changes.ts';

type Parts = Readonly<Record<string, ContentValue>>;
type Key = string | number;
type Path = readonly Key[];

/** A changed content. */
export interface MadeContent {
  readonly base: Content;
  readonly parts: Parts;
  /** Paths of the changed values. The first step is the part. */
  readonly paths: readonly Path[];
}

const BASES: Readonly<Record<Editing['from'], Content>> = { sample: SAMPLE, other: OTHER_CONTENT };

/** Applies changes to a content. */
export function makeContent({ from, changes }: Editing): MadeContent {
  const base = BASES[from];
  let parts = base as unknown as Parts;
  const paths: Path[] = [];
  for (const change of changes) {
    const places = placesIn(parts, []).filter((place) => isTarget(change, place));
    const place = places[change.target % places.length];
    if (!place) continue;
    parts = replaceAt(parts, place.path, changeValue(change, place)) as Parts;
    paths.push(place.path);
  }
  return { base, parts, paths };
}

interface Place {
  readonly path: Path;
  readonly value: ContentValue;
}

/** Lists a value and all values within it. */
function placesIn(value: ContentValue, path: Path): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]));
  return [...below, ...(path.length > 1 || Array.isArray(value) ? [{ path, value }] : [])];
}

const asText = (value: ContentValue | undefined): string =>
  typeof value === 'string' ? value : '';

const TIME = /^\d\d:\d\d$/;
/** False for ids and addresses, which are seldom changed: other items refer to them. */
const isText = (value: ContentValue): value is string =>
  typeof value === 'string' && /[\s.A-Z]/.test(value) && !value.startsWith('https:');
const isTime = (value: ContentValue): value is string =>
  typeof value === 'string' && TIME.test(value);

function isTarget(change: Change, { value }: Place): boolean {
  if (change.kind === 'text') return isText(value);
  if (change.kind === 'list') return Array.isArray(value);
  if (change.kind === 'time') return isTime(value);
  return true;
}

function changeValue(change: Change, { value }: Place): ContentValue {
  if (change.kind === 'text') return textLike(asText(value), change);
  if (change.kind === 'list') return changeList(value as ContentValue[], change.how);
  if (change.kind === 'time') return addMinutes(asText(value), change.minutes);
  return change.value;
}

function textLike(
  previousText: string,
  { words, times }: { readonly words: readonly string[]; readonly times: number },
): string {
  const length = Math.max(1, Math.round(previousText.length * times));
  const line = `${words.join(' ')} `;
  const text = line.repeat(Math.ceil(length / line.length)).slice(0, length);
  return text.trim() || 'word';
}

function changeList(
  items: ContentValue[],
  how: Extract<Change, { kind: 'list' }>['how'],
): ContentValue[] {
  const [first, ...others] = items;
  if (first === undefined || how === 'empty') return [];
  if (how === 'remove') return others;
  if (how === 'reverse') return items.toReversed();
  if (how === 'repeat') return [...items, first];
  return [...items, copyOf(first)];
}

/** A copy of an item with a new id. */
function copyOf(item: ContentValue): ContentValue {
  if (typeof item === 'string') return `${item} too`;
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  const keys = ['id', 'slug'].filter((key) => key in item);
  return { ...item, ...Object.fromEntries(keys.map((key) => [key, `${asText(item[key])}-too`])) };
}

function addMinutes(time: string, minutes: number): string {
  const [hours = 0, minute = 0] = time.split(':').map(Number);
  const sum = (hours * 60 + minute + minutes + 24 * 60) % (24 * 60);
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Replaces the value at a path. */
function replaceAt(value: ContentValue, [key, ...rest]: Path, by: ContentValue): ContentValue {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaceAt(item, rest, by) : item));
  }
  const object = value as Readonly<Record<string, ContentValue>>;
  return { ...object, [key]: replaceAt(object[key] ?? null, rest, by) };
}
