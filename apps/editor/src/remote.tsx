import { defineRemote, lazyPage } from '@raade/platform';

const Area = lazyPage(() => import(/* webpackChunkName: "area" */ './area/area.page.tsx'));
const OverviewPage = lazyPage(
  () => import(/* webpackChunkName: "overview" */ './overview/overview.page.tsx'),
);
const PartPage = lazyPage(() => import(/* webpackChunkName: "part" */ './part/part.page.tsx'));

export default defineRemote({
  name: 'editor',
  routes: {
    'editor/*': [
      {
        element: <Area />,
        children: [
          { index: true, element: <OverviewPage /> },
          { path: ':part', element: <PartPage /> },
          { path: ':part/:item', element: <PartPage /> },
        ],
      },
    ],
  },
  slots: {},
});
