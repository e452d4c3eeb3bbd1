import { type Break, one } from '../break.ts';

const SECTION = 'apps/content/src/forum/donation.section.tsx';
const GIVING = 'apps/giving/remote.json';
const CODE = 'apps/giving/src/remote.tsx';
const PAGES = 'apps/giving/src/pages.ts';
const CONTENT = 'apps/content/remote.json';
const CONTENT_CODE = 'apps/content/src/remote.tsx';
const CONTENT_PAGES = 'apps/content/src/pages.ts';

/** A page of content's at an address of giving's, in all three files. */
const contactAt = (owned: string, address: string) => [
  { file: CONTENT, find: '    "contact",\n', replace: `    "contact",\n    "${owned}",\n` },
  {
    file: CONTENT_CODE,
    find: '    contact: [',
    replace: `    '${owned}': [{ index: true, element: page('contact') }],\n    contact: [`,
  },
  {
    file: CONTENT_PAGES,
    find: "path: '/contact'",
    replace: `path: '${address}', chunk: 'contact' },\n  { ...CONTACT_HEAD, path: '/contact'`,
  },
];

/** Slots, pages and addresses: who has what. */
export const PLACE_BREAKS: readonly Break[] = [
  {
    title: 'a slot is called otherwise where it is placed',
    patches: one(SECTION, 'name="conference.donation"', 'name="forum.donation"'),
    trial: { by: 'release', apps: ['content'], gate: 'slots' },
    says: [
      'place for the slot "conference.donation" any more, which giving fills',
      SECTION,
      '--allow-empty',
    ],
  },
  {
    title: 'a slot is given up by who fills it',
    patches: [
      { file: GIVING, find: '"slots": ["conference.donation"]', replace: '"slots": []' },
      {
        file: CODE,
        find: "slots: { 'conference.donation': DonationSection }",
        replace: 'slots: {}',
      },
      { file: CODE, find: 'export default', replace: 'void DonationSection;\nexport default' },
    ],
    trial: { by: 'release', apps: ['giving'], gate: 'slots' },
    says: [
      'fill the slot "conference.donation" any more: giving gives it up',
      SECTION,
      'apps/giving/remote.json',
    ],
  },
  {
    title: 'the name of a slot is made at run time',
    patches: one(SECTION, 'name="conference.donation"', 'name={`conference.${String(1)}`}'),
    trial: { by: 'build', app: 'content' },
    says: [SECTION, 'name is not written out', 'name="…"'],
  },
  {
    title: 'two remotes own one address',
    patches: contactAt('donate', '/donate'),
    trial: { by: 'release', apps: ['content'], gate: 'owners' },
    says: ['donate', 'content', 'giving'],
  },
  {
    title: 'a remote owns an address inside of what another owns',
    patches: contactAt('apply/student', '/apply/student'),
    trial: { by: 'release', apps: ['content'], gate: 'owners' },
    says: ['apply/student', 'apply/*', 'giving'],
  },
  {
    title: 'a page lies at an address that is not the remote’s own',
    patches: one(
      PAGES,
      "path: '/donate', chunk",
      "path: '/give', chunk: 'donate', internal: true },\n    { ...donateHead(content), path: '/donate', chunk",
    ),
    trial: { by: 'build', app: 'giving' },
    says: [
      'the page "/give" lies under none of its paths',
      'add "give" to the paths in remote.json',
    ],
  },
  {
    title: 'a page is dropped from pages.ts, and its route is kept',
    patches: [
      {
        file: PAGES,
        find: "    { ...donateHead(content), path: '/donate', chunk: 'donate' },\n",
        replace: '',
      },
      {
        file: PAGES,
        find: "import { donateHead } from './donation/donate.head.ts';\n",
        replace: '',
      },
      {
        file: GIVING,
        find: '    "explore": [{ "name": "Donate", "href": "/donate", "order": 40 }]\n',
        replace: '',
      },
    ],
    trial: { by: 'release', apps: ['giving'], gate: 'addresses' },
    says: [
      'Nothing would be at /donate any more',
      'apps/giving/src/pages.ts',
      'firebase.json',
      '--allow-gone',
    ],
  },
  {
    title: 'a path goes to another remote, and only its new owner is released',
    patches: contactAt('donate', '/donate'),
    trial: { by: 'release', apps: ['content'], gate: 'owners' },
    says: ['donate', 'giving', 'content'],
  },
  {
    title: 'remote.json and the code of a remote disagree',
    patches: one(GIVING, '"donate", ', '"donate", "gifts", '),
    trial: { by: 'build', app: 'giving' },
    says: ['path "gifts" is in remote.json but not in src/remote.tsx'],
  },
  {
    title: 'a remote has the name of what the site itself has',
    patches: one(GIVING, '"name": "giving"', '"name": "r"'),
    trial: { by: 'build', app: 'giving' },
    says: ['apps/giving/remote.json', 'name: must be no name that the site itself has'],
  },
  {
    title: 'a remote leaves its container in a name that browsers have',
    patches: one(
      'libs/contracts/src/releases/build-names.ts',
      '`raade_remote_${remote}`',
      'remote',
    ),
    trial: { by: 'test', file: 'libs/contracts/src/releases/build-names.test.ts' },
    says: ['build-names.test.ts', 'no browser has'],
  },
  ...['registry', 'environment'].map((name): Break => ({
    title: `a shell cannot read a ${name}.json of later tools`,
    patches: one(
      `libs/contracts/src/releases/${name}.ts`,
      `export const ${name}Schema = z\n  .object(`,
      `export const ${name}Schema = z\n  .strictObject(`,
    ),
    trial: { by: 'test', file: 'libs/contracts/src/releases/open-reading.test.ts' },
    says: [`${name}.json of a later release is read, whatever it adds`],
  })),
  {
    title: 'a link in a menu leads to no page',
    patches: one(GIVING, '"href": "/donate"', '"href": "/donations"'),
    trial: { by: 'build', app: 'giving' },
    says: ['apps/giving/remote.json', '/donations'],
  },
];
