import { CAMPAIGN_HTML } from '@raade/contracts/mail/campaign-html';

/** The kinds of removals: the name of one removed part, and the reason. */
const REMOVAL_TEXTS = {
  'link-none': ['link', ' without an address'],
  'link-anchor': ['link', ' to a place in the email, where most mail programs do not go'],
  'link-incomplete': ['link', ' with an incomplete address, which has to begin with https://'],
  'link-scheme': ['link', ' by another way than https, http, mailto, tel and sms'],
  'image-none': ['picture', ' without an address'],
  'image-anchor': ['picture', ' without an address'],
  'image-incomplete': ['picture', ' with an incomplete address, which has to begin with https://'],
  'image-scheme': ['picture', ' that mail programs block: put it on the web, with https://'],
  stylesheet: ['style sheet', ': styles have to stand at each element'],
  style: ['style', ' that emails cannot have'],
  attribute: ['attribute', ' that emails cannot have'],
  script: ['script', ', which mail programs do not run'],
  form: ['form part', ', which mail programs do not send; texts of buttons stay'],
  frame: ['embedded page', ', which mail programs do not show'],
  media: ['film', ', which mail programs do not play: link to it'],
  drawing: ['drawing', ', which mail programs do not show: use a picture'],
  map: ['picture area', ', which mail programs do not open: use a link'],
  title: ['document title', ', of which readers see the subject'],
  comment: ['comment', ', those for Outlook included'],
  element: ['element', ' that emails cannot have, whose text stays'],
} as const;
export type RemovedKind = keyof typeof REMOVAL_TEXTS;

/** The kind of removal of each element; of other unsupported elements it is `element`. */
const KIND_BY_TAG: Readonly<Record<string, RemovedKind>> = {
  style: 'stylesheet',
  script: 'script',
  title: 'title',
  area: 'map',
  form: 'form',
  input: 'form',
  textarea: 'form',
  select: 'form',
  button: 'form',
  iframe: 'frame',
  frame: 'frame',
  object: 'frame',
  embed: 'frame',
  applet: 'frame',
  video: 'media',
  audio: 'media',
  svg: 'drawing',
  canvas: 'drawing',
  math: 'drawing',
};
/** Elements whose removal is not reported: parts of a document, or of an element that was reported. */
const UNREPORTED_TAGS =
  /^(?:html|head|body|meta|base|map|picture|source|track|param|option|label|fieldset|legend|noscript|[movwx]:.*|g|path|circle|ellipse|rect|line|polyline|polygon|defs|use|text|tspan|stop)$/;
/** Attributes that are removed without a report: names for styles, scripts and screen readers of a page. */
const UNREPORTED_ATTRIBUTES =
  /^(?:class|id|name|target|rel|role|loading|decoding|xmlns.*|data-.*|aria-.*|[ovwx]:.*)$/;

/** The parts of one kind that were removed from the text. */
export interface Removal {
  readonly kind: RemovedKind;
  /**
   * A sample that the writer recognizes: the text of a link, the description of a picture, or the name of an element.
   */
  readonly samples: readonly string[];
}

export const isAllowed = (tag: string) => CAMPAIGN_HTML.tags.includes(tag);

/** The kind of removal of an element; undefined if it stays, or is removed without a report. */
export function kindOfTag(tag: string, { rel = '' }: Readonly<Record<string, string>>) {
  if (tag === 'link') return /stylesheet/i.test(rel) ? 'stylesheet' : undefined;
  if (isAllowed(tag) || UNREPORTED_TAGS.test(tag)) return undefined;
  return KIND_BY_TAG[tag] ?? 'element';
}

/** The kind of removal of an attribute; undefined if it stays, has no visible effect, or its element is reported. */
export function kindOfAttribute(tag: string, name: string): RemovedKind | undefined {
  const allowed: Readonly<Record<string, readonly string[]>> = CAMPAIGN_HTML.attributes;
  if ([...(allowed['*'] ?? []), ...(allowed[tag] ?? [])].includes(name)) return undefined;
  if (UNREPORTED_ATTRIBUTES.test(name)) return undefined;
  if (name.startsWith('on')) return 'script';
  return isAllowed(tag) || /^(?:background|bgcolor)$/.test(name) ? 'attribute' : undefined;
}

/** Limits for a sentence: the number of samples, and the characters of each. */
const [SAMPLE_LIMIT, MAX_LENGTH] = [3, 40] as const;

/** A sentence about a removal for the writer of the text: `2 links without an address: “Register now”, “Map”`. */
export function removalText({ kind, samples }: Removal): string {
  const [noun, reason] = REMOVAL_TEXTS[kind];
  const texts = [...new Set(samples.map((sample) => sample.replace(/\s+/g, ' ').trim()))];
  const quotes = texts.slice(0, SAMPLE_LIMIT).map((sample) => `“${shortened(sample)}”`);
  if (texts.length > SAMPLE_LIMIT) quotes.push('…');
  const sampleList = kind === 'comment' || kind === 'title' ? '' : `: ${quotes.join(', ')}`;
  return `${samples.length} ${noun}${samples.length === 1 ? '' : 's'}${reason}${sampleList}`;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}
