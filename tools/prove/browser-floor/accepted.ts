const SEEN_NOWHERE =
  'without it, nothing is missing: there is no pointer, no handle or no forced colour';
const NICER = 'without it, lines break, menus appear and pages scroll as they did before';
const MENU =
  'the menu of a session stands in the middle of the screen, and `use-popover.ts` opens and closes it';
const ASKED_FIRST = 'whoever calls it asks first whether it is there';

const FOLDED =
  'without it, what is folded on the screen is folded on paper: whoever prints it unfolds it before';
const ON_PAPER = 'without it, a sheet has other margins, or breaks in another place';

/**
 * Features that are shipped although the oldest browsers lack them, each with the reason why nobody misses them. `*` at
 * the end of a path matches all paths below it.
 */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'css.properties.cursor.*': SEEN_NOWHERE,
  'css.properties.resize*': SEEN_NOWHERE,
  'css.properties.forced-color-adjust*': SEEN_NOWHERE,
  'css.properties.overscroll-behavior*': NICER,
  'css.properties.font-family.*': 'a family that all browsers know stands behind it',
  'css.properties.text-wrap*': NICER,
  'css.at-rules.starting-style': NICER,
  'css.at-rules.page': ON_PAPER,
  'css.properties.break-after.avoid': ON_PAPER,
  'css.properties.orphans': ON_PAPER,
  'css.properties.widows': ON_PAPER,
  'css.selectors.details-content': FOLDED,
  'css.properties.content-visibility*': `${FOLDED}; a page is laid out whole, as it was`,
  'css.properties.contain-intrinsic-*': 'who does not know it skips no part of a page either',
  'css.at-rules.media.scripting':
    'without it, what is for pages without script is left to its link',
  'css.properties.outline': 'in Safari before 16.4 outlines have sharp corners',
  'css.properties.accent-color': 'only its contrast is not kept by older Safari; ours is tested',
  'css.types.color.color-mix':
    'a plain colour stands before it (`current-color.styles.ts`), and no variable in it, so that it is known in time',
  'css.selectors.has':
    'Firefox before 121 goes by attributes (`choice-label.styles.ts`), or shows what needs no change of looks',
  'css.selectors.popover-open': MENU,
  'css.properties.position-*': MENU,
  'api.hidePopover': MENU,
  'api.startViewTransition': 'React calls it for a component that we do not use',
  'api.canParse': ASKED_FIRST,
  'api.moveBefore': ASKED_FIRST,
  'compat/compat': 'a network that says nothing about itself is not saved upon',
  'es-x/no-resizable-and-growable-arraybuffers':
    'a class of the reader of CSV has a method of that name',
  'es-x/no-uint8array-prototype-tobase64': 'a class of Firestore has a method of that name',
};

/** The line of `ACCEPTED` that a path falls under. */
export const acceptedBy = (what: string): string | undefined =>
  Object.keys(ACCEPTED).find((line) =>
    line.endsWith('*') ? what.startsWith(line.slice(0, -1)) : what === line,
  );
