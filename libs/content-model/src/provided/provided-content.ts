import type { Revision } from '@raade/contracts/content/content-data';
import type { ClockSpan, ZoneClock } from '@raade/contracts/base/zone-clock';
import type { Content, ContentName } from '../content.schema.ts';

/** The parts of an edition by their names, and how new it is. */
export interface ProvidedContent extends Content {
  readonly revision: Revision;
  /** The page of its forum, from the site's root, if that is a past one. */
  readonly pastPath: string | undefined;
  /** True if there are past forums: pages that lead to them need not carry them. */
  readonly hasPast: true | undefined;
}

type Provided = Readonly<Partial<Record<keyof ProvidedContent, unknown>>>;

/** A mark for pages that do not carry past forums, whether there are any. */
export const pastMark = ({ 'past-forums': past }: Provided): { readonly hasPast?: true } =>
  Array.isArray(past) && past.length > 0 ? { hasPast: true } : {};

/**
 * Content of which some parts may be missing: a page has those that it names in `src/content/parts-of-pages.ts`.
 * Reading another one throws.
 * @param parts parts of an edition, which was checked when it was published
 */
export const contentOf = (parts: Provided): ProvidedContent =>
  new Proxy(parts as ProvidedContent, {
    get(provided, name: keyof ProvidedContent) {
      if (Object.hasOwn(provided, name)) return provided[name];
      if (name === 'pastPath' || name === 'hasPast') return undefined;
      throw new Error(
        `The part "${name}" of the content is not provided: a page that reads it names it in src/content/parts-of-pages.ts.`,
      );
    },
  });

const partsOfDocument: Provided = {};
const ofDocument = contentOf(partsOfDocument);
let clock: ZoneClock | undefined;

/** The content of the document: one and the same object, however many parts have come. */
export const documentContent = (): ProvidedContent => ofDocument;

/**
 * Gives the document content, before a page is shown that reads it. Parts that came with another page stay.
 * @param parts parts of the document's edition, and how new it is
 * @param zone the clocks where its forum is, around the time of it
 */
export function provideContent(parts: Provided, revision?: Revision, zone?: ZoneClock): void {
  Object.assign(partsOfDocument, parts, revision && { revision });
  clock = zone ?? clock;
}

/** The parts among these that the document does not have yet. */
export const missingContent = (names: readonly ContentName[]): readonly ContentName[] =>
  names.filter((name) => !Object.hasOwn(partsOfDocument, name));

/** The clock span of a zone at a moment, without a call of `Intl`; undefined for other zones and times. */
export function providedSpan(moment: number, timeZone: string): ClockSpan | undefined {
  if (clock?.timeZone !== timeZone) return undefined;
  return clock.spans.find(({ from, until }) => from <= moment && moment < until);
}
