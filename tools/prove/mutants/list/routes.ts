import { mutantsOf } from '../mutant.ts';

const routing = 'apps/shell/src/routing';
const history = [`${routing}/site-history.test.tsx`];
const content = ['apps/content/src/remote.test.tsx'];

/** Every address leads to its page, inside the document where that can be, and old ones go on to the new. */
export const ROUTES = [
  ...mutantsOf(`${routing}/site-history.ts`, history, [
    ['a link into another release loads its page', 'window.location.assign(href);\n', ''],
    ['a link inside is a step', "=== 'inside') return false", "=== 'outside') return false"],
    [
      'the router learns of no step that loads a page',
      'if (loadsDocument(to)) return;',
      'loadsDocument(to);',
    ],
    [
      'redirects stay inside',
      '      begin(options);\n      history.replace(to, state);',
      '      begin(options);',
    ],
    [
      'a redirect is told from a link, since it leads into another area only by loading its page',
      'if (loadsDocument(to, true)) return;',
      'if (loadsDocument(to)) return;',
    ],
    ['a redirect into another area loads its page', 'if (loadsDocument(to, true)) return;', ''],
  ]),
  ...mutantsOf(
    `${routing}/preload-on-intent.tsx`,
    [`${routing}/preload-on-intent.test.tsx`],
    [
      [
        'only pages of the site are loaded ahead',
        '!link || link.origin !== window.location.origin',
        '!link',
      ],
      [
        'the page that is shown is not loaded ahead',
        'link.pathname === window.location.pathname ? undefined : link.pathname',
        'link.pathname',
      ],
      ['a page is loaded ahead once', 'asked.add(path);\n', ''],
      [
        '[ERR-15] a page that could not be loaded ahead is asked for again',
        'asked.delete(path);\n',
        '',
      ],
      [
        '[ERR-15] it is logged',
        "logger.warn('page not preloaded', { path }, error);",
        'void error;',
      ],
    ],
  ),
  ...mutantsOf('apps/content/src/redirects/redirects.tsx', content, [
    [
      '[ROUTE-12] the old address of the students form goes on',
      'to="/apply/student"',
      'to="/apply/partner"',
    ],
    [
      '[ROUTE-13] the old address of the partners form goes on',
      'to="/apply/partner"',
      'to="/apply/student"',
    ],
    ['[ROUTE-11] the other form of a speaker goes on', '/conference/speakers/${', '/speakers/${'],
    ['[ROUTE-05] an unknown project goes on to all of them', 'to="/studios"', 'to="/"'],
  ]),
  ...mutantsOf('apps/content/src/remote.tsx', content, [
    [
      '[ROUTE-02] /about is the about page',
      "'about/*': [{ index: true, element: <AboutPage /> }]",
      "'about/*': [{ index: true, element: <HomePage /> }]",
    ],
    [
      '[ROUTE-08] the registration page has its address',
      "{ path: 'register', element: <RegistrationPage /> }",
      "{ path: 'registration', element: <RegistrationPage /> }",
    ],
    [
      '[ROUTE-09] the success page has its address',
      "{ path: 'success', element: <SuccessPage /> }",
      "{ path: 'success', element: <RegistrationPage /> }",
    ],
    [
      '[ROUTE-10] a speaker has an address',
      "{ path: 'speakers/:speakerId', element: <SpeakerPage /> }",
      "{ path: 'speaker/:speakerId', element: <SpeakerPage /> }",
    ],
    [
      '[ROUTE-05] a project has an address',
      "{ path: ':projectSlug', element: <ProjectPage /> }",
      "{ path: ':slug', element: <ProjectPage /> }",
    ],
    [
      '[ROUTE-14] the contact page has its address',
      'contact: [{ index: true, element: <ContactPage /> }]',
      'contact: [{ index: true, element: <PrivacyPage /> }]',
    ],
    [
      '[ROUTE-15] the privacy page has its address',
      'privacy: [{ index: true, element: <PrivacyPage /> }]',
      'privacy: [{ index: true, element: <ContactPage /> }]',
    ],
    ['all speakers are on the page of the forum', 'to="/conference#speakers"', 'to="/conference"'],
  ]),
];
