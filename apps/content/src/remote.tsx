import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { defineRemote, lazyPage, Navigate, NotFound, useParams } from '@raade/platform';
import { type PageKind, PARTS_OF_PAGES } from './content/parts-of-pages.ts';

/** Loads a page's code once the content is there that it reads. */
const page = (kind: PageKind, load: Parameters<typeof lazyPage>[0]) =>
  lazyPage(loadWithContent({ chunk: kind, parts: PARTS_OF_PAGES[kind] }, load));

const HomePage = page('home', () => import(/* webpackChunkName: "home" */ './home/home.page.tsx'));
const AboutPage = page(
  'about',
  () => import(/* webpackChunkName: "about" */ './about/about.page.tsx'),
);
const ForumPage = page(
  'forum',
  () => import(/* webpackChunkName: "forum" */ './forum/forum.page.tsx'),
);
const RegistrationPage = page(
  'registration',
  () => import(/* webpackChunkName: "registration" */ './registration/registration.page.tsx'),
);
const SuccessPage = page(
  'success',
  () => import(/* webpackChunkName: "success" */ './registration/success.page.tsx'),
);
const SpeakerPage = page(
  'speaker',
  () => import(/* webpackChunkName: "speaker" */ './speakers/speaker.page.tsx'),
);
const PastPage = page(
  'past',
  () => import(/* webpackChunkName: "past" */ './archive/past.page.tsx'),
);
const StudiosPage = page(
  'studios',
  () => import(/* webpackChunkName: "studios" */ './studios/studios.page.tsx'),
);
const ProjectPage = page(
  'project',
  () => import(/* webpackChunkName: "project" */ './projects/project.page.tsx'),
);
const ContactPage = page(
  'contact',
  () => import(/* webpackChunkName: "contact" */ './contact/contact.page.tsx'),
);
const PrivacyPage = page(
  'privacy',
  () => import(/* webpackChunkName: "privacy" */ './privacy/privacy.page.tsx'),
);

/** A forum is at its year: for other words below `/conference` no archive is loaded. */
function PastYear() {
  const { year = '' } = useParams();
  return /^\d{4}$/.test(year) ? <PastPage /> : <NotFound />;
}

/** The other form of a speaker's address, below `/speakers/`. */
function ToSpeaker() {
  const { speakerId = '' } = useParams();
  return <Navigate to={`/conference/speakers/${encodeURIComponent(speakerId)}`} replace />;
}

export default defineRemote({
  name: 'content',
  routes: {
    '': [{ index: true, element: <HomePage /> }],
    'about/*': [{ index: true, element: <AboutPage /> }],
    'conference/*': [
      { index: true, element: <ForumPage /> },
      { path: 'register', element: <RegistrationPage /> },
      { path: 'success', element: <SuccessPage /> },
      { path: 'speakers', element: <Navigate to="/conference#speakers" replace /> },
      { path: 'speakers/:speakerId', element: <SpeakerPage /> },
      { path: 'past', element: <PastPage /> },
      { path: ':year', element: <PastYear /> },
      { path: ':year/speakers/:speakerId', element: <PastYear /> },
    ],
    'studios/*': [
      { index: true, element: <StudiosPage /> },
      // Old addresses of the application forms.
      { path: 'apply', element: <Navigate to="/apply/student" replace /> },
      { path: 'partner', element: <Navigate to="/apply/partner" replace /> },
    ],
    'projects/*': [
      { path: ':projectSlug', element: <ProjectPage /> },
      { path: '*', element: <Navigate to="/studios" replace /> },
    ],
    contact: [{ index: true, element: <ContactPage /> }],
    privacy: [{ index: true, element: <PrivacyPage /> }],
    'speakers/*': [{ path: ':speakerId', element: <ToSpeaker /> }],
  },
  slots: {},
});
