import { CAMPAIGN_HTML } from '@raade/contracts/campaign-html';

/** Each kind of removal, as one of them and as several are named, with the reason. */
const WORDS = {
  'link-none': ['link', 'links', ' without an address'],
  'link-anchor': [
    'link',
    'links',
    ' to a place within the email, where most mail programs do not go',
  ],
  'link-incomplete': ['link', 'links', ' with an incomplete address; begin it with https://'],
  'link-scheme': [
    ...[
      'link',
      'links',
      ' with an address that mail programs do not open; https, http, mailto, tel and sms work',
    ],
  ],
  'image-none': ['picture', 'pictures', ' without an address'],
  'image-anchor': ['picture', 'pictures', ' without an address'],
  'image-incomplete': [
    'picture',
    'pictures',
    ' with an incomplete address; begin it with https://',
  ],
  'image-scheme': [
    ...[
      'picture',
      'pictures',
      ' that mail programs may not show: put it on the web, and give its https:// address',
    ],
  ],
  stylesheet: ['style sheet', 'style sheets', '; styles have to stand at each element'],
  style: ['style', 'styles', ' that emails cannot have'],
  attribute: ['attribute', 'attributes', ' that emails cannot have'],
  background: ['background', 'backgrounds', ' by an attribute that emails cannot have'],
  script: ['script', 'scripts', ', which mail programs do not run'],
  form: ['part of a form', 'parts of forms', ', which emails do not send; texts of buttons stay'],
  frame: ['embedded page', 'embedded pages', ', which mail programs do not show'],
  media: ['film or sound', 'films and sounds', ', which mail programs do not play; link to it'],
  drawing: ['drawing', 'drawings', ', which mail programs do not show; use a picture'],
  map: [
    'area of a picture',
    'areas of pictures',
    ', which mail programs do not open; link below it',
  ],
  title: ['title of the document', 'titles of the document', ', of which readers see the subject'],
  comment: ['comment', 'comments', ', those for Outlook included'],
  element: ['element', 'elements', ' that emails cannot have, whose text stays'],
} as const;
export type RemovedKind = keyof typeof WORDS;

/** Kinds of removal by element; others that are not taken are `element`. */
const BY_TAG: Readonly<Record<string, RemovedKind>> = {
  ...{ style: 'stylesheet', script: 'script', title: 'title', area: 'map' },
  ...{ form: 'form', input: 'form', textarea: 'form', select: 'form', button: 'form' },
  ...{ iframe: 'frame', frame: 'frame', object: 'frame', embed: 'frame', applet: 'frame' },
  ...{ video: 'media', audio: 'media', svg: 'drawing', canvas: 'drawing', math: 'drawing' },
};
/** Parts of a document, or of what is told already. */
const SILENT =
  /^(?:html|head|body|meta|base|map|picture|source|track|param|option|label|fieldset|legend|noscript|[movwx]:.*|g|path|circle|ellipse|rect|line|polyline|polygon|defs|use|text|tspan|stop)$/;
/** Attributes that nobody misses in an email: names for styles, scripts and readers of a page. */
const UNMISSED =
  /^(?:class|id|name|target|rel|role|loading|decoding|xmlns.*|data-.*|aria-.*|[ovwx]:.*)$/;

/** Parts of what was written that are not in the email, of one kind. */
export interface Removal {
  readonly kind: RemovedKind;
  /** How readers of the text know each of them: text of a link, words for a picture, name of an element. */
  readonly samples: readonly string[];
}

export const isAllowed = (tag: string) => CAMPAIGN_HTML.tags.includes(tag);

export function kindOfTag(tag: string, { rel = '' }: Readonly<Record<string, string>>) {
  if (tag === 'link') return /stylesheet/i.test(rel) ? 'stylesheet' : undefined;
  if (isAllowed(tag) || SILENT.test(tag)) return undefined;
  return BY_TAG[tag] ?? 'element';
}

/** Undefined for attributes that stay, that nobody misses, and those of elements that are told. */
export function kindOfAttribute(tag: string, name: string): RemovedKind | undefined {
  const { '*': everywhere, ...byTag } = CAMPAIGN_HTML.attributes;
  const own: Readonly<Record<string, readonly string[]>> = byTag;
  if (everywhere.includes(name) || own[tag]?.includes(name) || UNMISSED.test(name))
    return undefined;
  if (/^(?:background|bgcolor)$/.test(name)) return 'background';
  if (name.startsWith('on')) return 'script';
  return isAllowed(tag) ? 'attribute' : undefined;
}

export class RemovalList {
  readonly #samples = new Map<RemovedKind, string[]>();

  add(kind: RemovedKind, sample: string): void {
    this.#samples.set(kind, [...(this.#samples.get(kind) ?? []), sample]);
  }

  all(): readonly Removal[] {
    return [...this.#samples].map(([kind, samples]) => ({ kind, samples }));
  }
}

/** Samples that a sentence names, and letters of each. */
const NAMED = { most: 3, letters: 40 } as const;

/** A removal in a sentence for who wrote the text: `2 links without an address: “Register now”, “Map”`. */
export function removalText({ kind, samples }: Removal): string {
  const [one, many, reason] = WORDS[kind];
  const different = [...new Set(samples.map((sample) => sample.replace(/\s+/g, ' ').trim()))];
  const named = different.slice(0, NAMED.most).map((sample) => `“${shortened(sample)}”`);
  if (different.length > NAMED.most) named.push('…');
  const said = kind === 'comment' || kind === 'title' ? '' : `: ${named.join(', ')}`;
  return `${samples.length} ${samples.length === 1 ? one : many}${reason}${said}`;
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > NAMED.letters ? `${letters.slice(0, NAMED.letters - 1).join('')}…` : text;
}
