import { type Break, one } from '../break.ts';

const FILE = 'apps/giving/src/donation/donate.page.tsx';

/** A line of a remote, and what lint says there is instead. */
const LINES: readonly (readonly [title: string, line: string, says: string])[] = [
  ['writes into the history', "history.pushState({}, '', '/x');", '<Link> or useNavigate'],
  ['goes elsewhere by itself', "location.assign('/x');", '<Link> or useNavigate'],
  [
    'changes a node of the shell’s',
    "document.getElementById('root')?.remove();",
    'its own elements alone',
  ],
  ['empties the storage of all', 'localStorage.clear();', 'the storage of @raade/browser'],
  [
    'styles the root of the page',
    "document.body.style.overflow = 'hidden';",
    'its own elements alone',
  ],
  ['sets a cookie', "document.cookie = 'a=b';", 'the storage of @raade/browser'],
  ['leaves a name in the window', 'Object.assign(window, { donate: 1 });', 'the same window'],
  ['stands above all layers', 'export const style = { zIndex: 2147483647 };', 'var(--layer-…)'],
  [
    'registers a service worker',
    "void navigator.serviceWorker.register('/sw.js');",
    'only the shell could have one',
  ],
  ['styles pages by a sheet', "import './page.css';", 'styles the pages of other remotes'],
  ['changes what all arrays can do', 'Array.prototype.at = () => undefined;', 'the same window'],
  ['writes the title of the page', "document.title = 'Donate';", 'usePageHead'],
  ['imports another remote', "import '@raade/content/src/remote.tsx';", 'may import only'],
  ['imports what loads remotes', "import '@raade/federation';", 'may import only'],
  [
    'reaches into another app',
    "import '../../../content/src/remote.tsx';",
    'This path leaves apps/giving',
  ],
];

/** What belongs to the whole site, and no remote's to touch. */
export const WORLD_BREAKS: readonly Break[] = LINES.map(([title, line, says]) => ({
  title: `a remote ${title}`,
  patches: one(
    FILE,
    "import DonationSection from './donation.section.tsx';\n",
    `import DonationSection from './donation.section.tsx';\n${line}\n`,
  ),
  trial: { by: 'lint', files: [FILE] },
  says: [FILE, says],
}));
