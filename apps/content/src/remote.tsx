import { defineRemote, lazyPage, Navigate } from '@raade/platform';
import { NO_PROJECT, SPEAKER_REDIRECTS, STUDIO_REDIRECTS } from './redirects/redirects.tsx';

const HomePage = lazyPage(() => import(/* webpackChunkName: "home" */ './home/home.page.tsx'));
const AboutPage = lazyPage(() => import(/* webpackChunkName: "about" */ './about/about.page.tsx'));
const ForumPage = lazyPage(() => import(/* webpackChunkName: "forum" */ './forum/forum.page.tsx'));
const RegistrationPage = lazyPage(
  () => import(/* webpackChunkName: "registration" */ './registration/registration.page.tsx'),
);
const SuccessPage = lazyPage(
  () => import(/* webpackChunkName: "success" */ './registration/success.page.tsx'),
);
const SpeakerPage = lazyPage(
  () => import(/* webpackChunkName: "speaker" */ './speakers/speaker.page.tsx'),
);
const StudiosPage = lazyPage(
  () => import(/* webpackChunkName: "studios" */ './studios/studios.page.tsx'),
);
const ProjectPage = lazyPage(
  () => import(/* webpackChunkName: "project" */ './projects/project.page.tsx'),
);
const ContactPage = lazyPage(
  () => import(/* webpackChunkName: "contact" */ './contact/contact.page.tsx'),
);
const PrivacyPage = lazyPage(
  () => import(/* webpackChunkName: "privacy" */ './privacy/privacy.page.tsx'),
);

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
    ],
    'studios/*': [{ index: true, element: <StudiosPage /> }, ...STUDIO_REDIRECTS],
    'projects/*': [{ path: ':projectSlug', element: <ProjectPage /> }, NO_PROJECT],
    contact: [{ index: true, element: <ContactPage /> }],
    privacy: [{ index: true, element: <PrivacyPage /> }],
    'speakers/*': SPEAKER_REDIRECTS,
  },
  slots: {},
});
