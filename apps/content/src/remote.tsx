import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { defineRemote, lazyPage, Navigate, NotFound, useParams } from '@raade/platform';
import { PARTS_OF_PAGES, type PageKind } from './content/parts-of-pages.ts';
import { NO_PROJECT, SPEAKER_REDIRECTS, STUDIO_REDIRECTS } from './redirects/redirects.tsx';

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
    'studios/*': [{ index: true, element: <StudiosPage /> }, ...STUDIO_REDIRECTS],
    'projects/*': [{ path: ':projectSlug', element: <ProjectPage /> }, NO_PROJECT],
    contact: [{ index: true, element: <ContactPage /> }],
    privacy: [{ index: true, element: <PrivacyPage /> }],
    'speakers/*': SPEAKER_REDIRECTS,
  },
  slots: {},
});
