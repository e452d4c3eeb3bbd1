import { defineRemote, lazyPage } from '@raade/platform';

const HomePage = lazyPage(() => import(/* webpackChunkName: "home" */ './home/home.page.tsx'));
const ConferencePage = lazyPage(
  () => import(/* webpackChunkName: "conference" */ './conference/conference.page.tsx'),
);

export default defineRemote({
  name: 'content',
  routes: {
    '': [{ index: true, element: <HomePage /> }],
    'conference/*': [{ index: true, element: <ConferencePage /> }],
  },
  slots: {},
});
