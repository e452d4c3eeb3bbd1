import { defineRemote, lazyPage } from '@raade/platform';

const Area = lazyPage(() => import(/* webpackChunkName: "area" */ './area/area.page.tsx'));
const OverviewPage = lazyPage(
  () => import(/* webpackChunkName: "overview" */ './overview/overview.page.tsx'),
);

export default defineRemote({
  name: 'editor',
  routes: {
    'editor/*': [{ element: <Area />, children: [{ index: true, element: <OverviewPage /> }] }],
  },
  slots: {},
});
