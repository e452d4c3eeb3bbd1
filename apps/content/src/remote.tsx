import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { defineRemote, lazyPage, Navigate, NotFound, useParams } from '@raade/platform';
import { type PageKind, PARTS_OF_PAGES } from './content/parts-of-pages.ts';

/** Imports the code of a page, by the name of its chunk. */
const IMPORTS: Readonly<Record<PageKind, Parameters<typeof lazyPage>[0]>> = {
  home: () => import(/* webpackChunkName: "home" */ './home/home.page.tsx'),
  about: () => import(/* webpackChunkName: "about" */ './about/about.page.tsx'),
  forum: () => import(/* webpackChunkName: "forum" */ './forum/forum.page.tsx'),
  registration: () =>
    import(/* webpackChunkName: "registration" */ './registration/registration.page.tsx'),
  success: () => import(/* webpackChunkName: "success" */ './registration/success.page.tsx'),
  speaker: () => import(/* webpackChunkName: "speaker" */ './speakers/speaker.page.tsx'),
  past: () => import(/* webpackChunkName: "past" */ './archive/past.page.tsx'),
  studios: () => import(/* webpackChunkName: "studios" */ './studios/studios.page.tsx'),
  project: () => import(/* webpackChunkName: "project" */ './projects/project.page.tsx'),
  contact: () => import(/* webpackChunkName: "contact" */ './contact/contact.page.tsx'),
  privacy: () => import(/* webpackChunkName: "privacy" */ './privacy/privacy.page.tsx'),
};

/** A page whose code is loaded after its content. */
function page(kind: PageKind) {
  const Page = lazyPage(
    loadWithContent({ chunk: kind, parts: PARTS_OF_PAGES[kind] }, IMPORTS[kind]),
  );
  return <Page />;
}

const pastPage = page('past');

/** The archive, if the address contains a year. Other addresses below `/conference` do not load its code. */
function PastYear() {
  const { year = '' } = useParams();
  return /^\d{4}$/.test(year) ? pastPage : <NotFound />;
}

/** Redirects from a shorter address of a speaker, `/speakers/…`. */
function ToSpeaker() {
  const { speakerId = '' } = useParams();
  return <Navigate to={`/conference/speakers/${encodeURIComponent(speakerId)}`} replace />;
}

export default defineRemote({
  name: 'content',
  routes: {
    '': [{ index: true, element: page('home') }],
    'about/*': [{ index: true, element: page('about') }],
    'conference/*': [
      { index: true, element: page('forum') },
      { path: 'register', element: page('registration') },
      { path: 'success', element: page('success') },
      { path: 'speakers', element: <Navigate to="/conference#speakers" replace /> },
      { path: 'speakers/:speakerId', element: page('speaker') },
      { path: 'past', element: pastPage },
      { path: ':year', element: <PastYear /> },
      { path: ':year/speakers/:speakerId', element: <PastYear /> },
    ],
    'studios/*': [
      { index: true, element: page('studios') },
      // Old addresses of the application forms.
      { path: 'apply', element: <Navigate to="/apply/student" replace /> },
      { path: 'partner', element: <Navigate to="/apply/partner" replace /> },
    ],
    'projects/*': [
      { path: ':projectSlug', element: page('project') },
      { path: '*', element: <Navigate to="/studios" replace /> },
    ],
    contact: [{ index: true, element: page('contact') }],
    privacy: [{ index: true, element: page('privacy') }],
    'speakers/*': [{ path: ':speakerId', element: <ToSpeaker /> }],
  },
  slots: {},
});
