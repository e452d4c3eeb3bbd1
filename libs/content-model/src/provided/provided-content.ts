import type { Revision } from '@raade/contracts/content/content-data';
import type { ClockSpan, ZoneClock } from '@raade/contracts/base/zone-clock';
import type { Content, ContentName } from '../content.schema.ts';

type Parts = Readonly<Partial<Record<ContentName, unknown>>>;

let provided: Parts = {};
let revision: Revision | undefined;
let clock: ZoneClock | undefined;

/**
 * Called before a module that reads these parts is evaluated: by who loads a page's code, renders pages or runs tests.
 * Parts that were provided before stay.
 * @param parts parts of an edition, which was checked when it was published
 * @param current how new the edition is
 * @param zone the clocks where its forum is, around the time of it
 */
export function provideContent(parts: Parts, current?: Revision, zone?: ZoneClock): void {
  provided = { ...provided, ...parts };
  revision = current ?? revision;
  clock = zone ?? clock;
}

/** The parts among these that nobody has provided yet. */
export const missingContent = (names: readonly ContentName[]): readonly ContentName[] =>
  names.filter((name) => !(name in provided));

/** A part of the content that the site shows. Throws if a page reads one that it does not ask for. */
export function content<Name extends ContentName>(name: Name): Content[Name] {
  const part = provided[name];
  if (part === undefined) {
    throw new Error(
      `The part "${name}" of the content is not provided: a page that reads it names it in src/content/parts-of-pages.ts.`,
    );
  }
  return part as Content[Name];
}

/** How new the content is that was provided. */
export function contentRevision(): Revision {
  if (!revision) throw new Error('Nobody has said how new the content is: `provideContent`.');
  return revision;
}

/** What is known of a zone's clocks at a moment without asking `Intl`; undefined for other zones and times. */
export function providedSpan(moment: number, timeZone: string): ClockSpan | undefined {
  if (clock?.timeZone !== timeZone) return undefined;
  return clock.spans.find(({ from, until }) => from <= moment && moment < until);
}
