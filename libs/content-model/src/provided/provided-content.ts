import type { Revision } from '@raade/contracts/content/content-data';
import type { ClockSpan, ZoneClock } from '@raade/contracts/base/zone-clock';
import type { Content, ContentName } from '../content.schema.ts';

/** The parts of an edition by name, with its revision. */
export interface ProvidedContent extends Content {
  readonly revision: Revision;
  /** The path of the page of its forum, if that is a past one. */
  readonly pastPath: string | undefined;
  /** True if there are past forums, for pages that link to them without containing their content. */
  readonly hasPast: true | undefined;
}

/** Some parts of an edition. */
type SomeParts = Readonly<Partial<Record<keyof ProvidedContent, unknown>>>;

/** The field `hasPast`, for pages that do not contain the past forums themselves. */
export const pastMark = ({ 'past-forums': past }: SomeParts): { readonly hasPast?: true } =>
  Array.isArray(past) && past.length > 0 ? { hasPast: true } : {};

/**
 * Wraps content that may contain only some parts. Reading another part throws: a page must list the parts that it reads
 * in `src/content/parts-of-pages.ts`.
 * @param parts parts of a published edition, so they are checked
 */
export const contentOf = (parts: SomeParts): ProvidedContent =>
  new Proxy(parts as ProvidedContent, {
    get(provided, name: keyof ProvidedContent) {
      if (Object.hasOwn(provided, name)) return provided[name];
      if (name === 'pastPath' || name === 'hasPast') return undefined;
      throw new Error(
        `The part "${name}" of the content is not provided: a page that reads it names it in src/content/parts-of-pages.ts.`,
      );
    },
  });

const partsOfDocument: SomeParts = {};
const contentOfDocument = contentOf(partsOfDocument);
/** The UTC offsets that came with the content. */
let clock: ZoneClock | undefined;

/** The content of the document. Always the same object, even when parts are added. */
export const documentContent = (): ProvidedContent => contentOfDocument;

/**
 * Adds content to the document, before a page that reads it is shown.
 * @param parts parts of the document's edition
 * @param newClock the UTC offsets of the forum's time zone
 */
export function provideContent(parts: SomeParts, revision?: Revision, newClock?: ZoneClock): void {
  Object.assign(partsOfDocument, parts, revision && { revision });
  clock = newClock ?? clock;
}

/** The named parts that the document does not have yet. */
export const missingContent = (names: readonly ContentName[]): readonly ContentName[] =>
  names.filter((name) => !Object.hasOwn(partsOfDocument, name));

/** The UTC offset and name of a time zone at a moment, if they came with the content; otherwise undefined. */
export function providedSpan(moment: number, timeZone: string): ClockSpan | undefined {
  if (clock?.timeZone !== timeZone) return undefined;
  return clock.spans.find(({ from, until }) => from <= moment && moment < until);
}
