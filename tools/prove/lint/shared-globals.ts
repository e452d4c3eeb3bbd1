/**
 * ESLint restrictions for remotes: all remotes run in one page, so they must not change what the whole page shares,
 * like its address, storage and root elements.
 */

const STORAGE = 'use the storage of @raade/browser, whose keys are listed in docs/contracts';
const NAVIGATION = 'use <Link> or useNavigate of @raade/platform: the shell controls the address';
const OWN_ELEMENTS = 'a remote may change only its own elements; use a ref, or @raade/platform';
const PAGE_HEAD = 'set the page’s head with usePageHead of @raade/platform';
const OWN_SCOPE =
  'other remotes run in the same window; keep it in a module, or in a store of @raade/platform';

/** Global objects that belong to the whole site, and what remotes must use instead. */
const SHARED_OBJECTS: Readonly<Record<string, string>> = {
  history: NAVIGATION,
  navigation: NAVIGATION,
  localStorage: STORAGE,
  sessionStorage: STORAGE,
  indexedDB: STORAGE,
  caches: STORAGE,
  cookieStore: STORAGE,
};

/** Properties that belong to the whole site. */
const SHARED_MEMBERS: readonly (readonly [object: string, property: string, instead: string])[] = [
  ['document', 'cookie', STORAGE],
  ['document', 'head', PAGE_HEAD],
  ['document', 'title', PAGE_HEAD],
  ['document', 'write', OWN_ELEMENTS],
  ['document', 'querySelector', OWN_ELEMENTS],
  ['document', 'querySelectorAll', OWN_ELEMENTS],
  ['document', 'adoptedStyleSheets', 'style your own elements with styled of @raade/platform'],
  ['navigator', 'serviceWorker', 'only the shell could have one, and it has none'],
];

const message = (name: string, instead: string) => `${name} belongs to the whole site: ${instead}.`;

const WINDOWS = ['window', 'globalThis', 'self', 'top', 'parent'];

/** For ESLint's `no-restricted-globals`. */
export const SHARED_GLOBALS = Object.entries(SHARED_OBJECTS).map(([name, instead]) => ({
  name,
  message: message(name, instead),
}));

/** For ESLint's `no-restricted-properties`. */
export const SHARED_PROPERTIES = [
  ...Object.entries(SHARED_OBJECTS).flatMap(([property, instead]) =>
    WINDOWS.map((object) => ({ object, property, message: message(property, instead) })),
  ),
  ...SHARED_MEMBERS.map(([object, property, instead]) => ({
    object,
    property,
    message: message(`${object}.${property}`, instead),
  })),
];

const LOCATION = 'MemberExpression[property.name="location"]';
const NAVIGATES = 'property.name=/^(assign|replace)$/';
/** The root elements of the page. */
const ROOTS = '[object.object.name="document"][object.property.name=/^(body|documentElement)$/]';
/** Members of elements that change the element. Other members only read. */
const CHANGES =
  '/^(style|className|classList|dataset|id|hidden|innerHTML|outerHTML|textContent|append|prepend|appendChild|insertBefore|replaceChildren|remove|setAttribute|removeAttribute|toggleAttribute|insertAdjacent.*)$/';

/** For ESLint's `no-restricted-syntax`. */
export const SHARED_SYNTAX = [
  {
    selector: `MemberExpression[${NAVIGATES}][object.name="location"], MemberExpression[${NAVIGATES}] > ${LOCATION}.object, AssignmentExpression[left.name="location"], AssignmentExpression > ${LOCATION}.left, AssignmentExpression > MemberExpression.left > ${LOCATION}.object, AssignmentExpression > MemberExpression.left[object.name="location"]`,
    message: message('location', NAVIGATION),
  },
  {
    selector: `MemberExpression${ROOTS}[property.name=${CHANGES}]`,
    message: message('The root of the page', OWN_ELEMENTS),
  },
  {
    selector: 'CallExpression[callee.property.name="getElementById"][arguments.0.type="Literal"]',
    message: message('An element with a fixed id', OWN_ELEMENTS),
  },
  {
    selector: `AssignmentExpression > MemberExpression.left[object.name=/^(${WINDOWS.join('|')})$/], CallExpression[callee.object.name="Object"][callee.property.name=/^(assign|defineProperty|defineProperties)$/][arguments.0.name=/^(${WINDOWS.join('|')})$/]`,
    message: message('A name in the window', OWN_SCOPE),
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[object.property.name="prototype"]',
    message: message('A prototype', OWN_SCOPE),
  },
  {
    selector: 'ImportDeclaration[source.value=/\\.css$/], ImportExpression[source.value=/\\.css$/]',
    message:
      'A style sheet styles the pages of other remotes, too, and remains after navigation: style your own elements with styled of @raade/platform.',
  },
  {
    selector: 'Property[key.name="zIndex"]:not([value.value=/^var\\(--layer-/])',
    message:
      'Write zIndex as var(--layer-…): libs/ui/src/tokens/tokens.css says what each layer is for.',
  },
];
