import type { Content } from '../content.schema.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';
import type { Codes, Imported } from './imported.ts';
import { takeSlug } from './slugs.ts';

/** Ids of items that are there already, by the ids of the imported ones. */
type Matches = ReadonlyMap<string, string>;

interface Item {
  readonly id: string;
  /** Last parts of addresses that lead to it beside its id, if it has a page. */
  readonly address?: string | undefined;
  readonly formerAddresses?: readonly string[] | undefined;
}

/** Two items are the same if these are; undefined for an item that it cannot tell from others. */
type KeyOf<Of extends Item> = (item: Of, isImported: boolean) => string | undefined;

/** Tries one way after the other; whoever is found is not looked for again. */
function matched<Of extends Item>(
  old: readonly Of[],
  came: readonly Of[],
  ways: readonly KeyOf<Of>[],
): Matches {
  const matches = new Map<string, string>();
  for (const keyOf of ways) {
    const isFree = ({ id }: Of) => ![...matches.values()].includes(id);
    const left = old.filter(isFree);
    const open = came.filter(({ id }) => !matches.has(id));
    for (const item of open) {
      const key = keyOf(item, true);
      const alike = left.filter((one) => key !== undefined && keyOf(one, false) === key);
      const twins = open.filter((one) => keyOf(one, true) === key);
      const [only] = alike;
      if (only && alike.length === 1 && twins.length === 1) matches.set(item.id, only.id);
    }
  }
  return matches;
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** By the other program's code, else by the name. */
export function matchSpeakers(before: Content, imported: Imported, known: Codes): Matches {
  const codes = codesOf(imported.codes.speakers, known.speakers);
  return matched(before.speakers, imported.speakers, [codes, ({ name }) => plain(name)]);
}

/** By the other program's code, else by title and time, else by the title alone. */
export function matchSessions(before: Content, imported: Imported, known: Codes): Matches {
  const codes = codesOf(imported.codes.sessions, known.sessions);
  const dates = (days: Imported['days']) => new Map(days.map(({ id, date }) => [id, date]));
  const [old, came] = [dates(before.forum.days), dates(imported.days)];
  const byTime = ({ title, day, start }: StoredSession, isImported: boolean) =>
    `${plain(title)} ${(isImported ? came : old).get(day) ?? ''} ${start}`;
  return matched(before.sessions, imported.sessions, [codes, byTime, ({ title }) => plain(title)]);
}

const codesOf =
  (imported: Codes['sessions'], known: Codes['sessions']) =>
  ({ id }: Item, isImported: boolean) =>
    (isImported ? imported : known)[id];

/** The id under which each imported item goes on: a new one never gets what leads to another, even to one that goes. */
export function idsAfter(
  matches: Matches,
  came: readonly Item[],
  old: readonly Item[],
): ReadonlyMap<string, string> {
  const taken = new Set(
    old.flatMap(({ id, address = id, formerAddresses = [] }) => [id, address, ...formerAddresses]),
  );
  return new Map(came.map(({ id }) => [id, matches.get(id) ?? takeSlug(id, taken)]));
}
