/** Reasons that several features share. */
const COSMETIC = 'without it, only a pointer, a handle or a forced color is missing';
const CONVENIENCE = 'without it, lines break, menus appear and pages scroll as they did before';
const MENU =
  'the menu of a session stands in the middle of the screen, and `use-popover.ts` opens and closes it';
const CHECKED = 'the code checks that it exists before calling it';
const PRINTED_CLOSED = 'without it, parts that are closed on the screen are also closed in print';
const PRINT_LAYOUT = 'without it, printed pages have other margins or breaks';

/**
 * Features that we use although the oldest supported browsers lack them, with the reason why the site still works
 * there. A `*` at the end of a path matches all paths below it.
 */
export const ACCEPTED_FEATURES: Readonly<Record<string, string>> = {
  'css.properties.cursor.*': COSMETIC,
  'css.properties.resize*': COSMETIC,
  'css.properties.forced-color-adjust*': COSMETIC,
  'css.properties.overscroll-behavior*': CONVENIENCE,
  'css.properties.font-family.*': 'a family that all browsers know follows it',
  'css.properties.text-wrap*': CONVENIENCE,
  'css.at-rules.starting-style': CONVENIENCE,
  'css.at-rules.page': PRINT_LAYOUT,
  'css.properties.break-after.avoid': PRINT_LAYOUT,
  'css.properties.orphans': PRINT_LAYOUT,
  'css.properties.widows': PRINT_LAYOUT,
  'css.selectors.details-content': PRINTED_CLOSED,
  'css.properties.content-visibility*': `${PRINTED_CLOSED}; all parts of a page are rendered at once`,
  'css.properties.contain-intrinsic-*': 'only needed with content-visibility',
  'css.at-rules.media.scripting': 'without it, pages without script only have a link',
  'css.properties.outline': 'in Safari before 16.4 outlines have sharp corners',
  'css.properties.accent-color':
    'older Safari does not adapt the check mark to it; tests check our contrast',
  'css.types.color.color-mix':
    'a plain color comes before it (`current-color.styles.ts`); it contains no variable, so browsers can ignore it',
  'css.selectors.has':
    'for Firefox before 121 there are attributes (`choice-label.styles.ts`), or only looks differ',
  'css.selectors.popover-open': MENU,
  'css.properties.position-*': MENU,
  'api.hidePopover': MENU,
  'api.startViewTransition': 'React calls it for a component that we do not use',
  'api.canParse': CHECKED,
  'api.caretPositionFromPoint': CHECKED,
  'api.caretRangeFromPoint': CHECKED,
  'api.parseHTML': 'an extension of the email editor has a method of that name',
  'css.selectors.selection': COSMETIC,
  'css.selectors.-webkit-search-cancel-button': COSMETIC,
  'es-x/no-uint8array-prototype-tohex': CHECKED,
  'es-x/no-uint8array-fromhex': CHECKED,
  'api.moveBefore': CHECKED,
  'compat/compat': 'without information about the network, the site saves no data',
  'es-x/no-resizable-and-growable-arraybuffers':
    'a class of the reader of CSV has a method of that name',
  'es-x/no-uint8array-prototype-tobase64': 'a class of Firestore has a method of that name',
};

/** The key of `ACCEPTED_FEATURES` that matches a feature; undefined if none does. */
export const acceptedKeyOf = (feature: string): string | undefined =>
  Object.keys(ACCEPTED_FEATURES).find((key) =>
    key.endsWith('*') ? feature.startsWith(key.slice(0, -1)) : feature === key,
  );
