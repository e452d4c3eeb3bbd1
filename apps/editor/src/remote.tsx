import { defineRemote, lazyPage } from '@raade/platform';

const Area = lazyPage(() => import(/* webpackChunkName: "area" */ './area/area.page.tsx'));
const OverviewPage = lazyPage(
  () => import(/* webpackChunkName: "overview" */ './overview/overview.page.tsx'),
);
const PartPage = lazyPage(() => import(/* webpackChunkName: "part" */ './part/part.page.tsx'));

const ChangesPage = lazyPage(
  () => import(/* webpackChunkName: "changes" */ './publish/changes.page.tsx'),
);
const HistoryPage = lazyPage(
  () => import(/* webpackChunkName: "history" */ './history/history.page.tsx'),
);
const ImportPage = lazyPage(
  () => import(/* webpackChunkName: "import" */ './import/import.page.tsx'),
);
const NextForumPage = lazyPage(
  () => import(/* webpackChunkName: "next-forum" */ './next-forum/next-forum.page.tsx'),
);
const ProgramPage = lazyPage(
  () => import(/* webpackChunkName: "program" */ './timetable/program.page.tsx'),
);

export default defineRemote({
  name: 'editor',
  routes: {
    'editor/*': [
      {
        element: <Area />,
        children: [
          { index: true, element: <OverviewPage /> },
          { path: 'changes', element: <ChangesPage /> },
          { path: 'history', element: <HistoryPage /> },
          { path: 'import', element: <ImportPage /> },
          { path: 'program', element: <ProgramPage /> },
          { path: 'next-forum', element: <NextForumPage /> },
          { path: ':part', element: <PartPage /> },
          { path: ':part/:item', element: <PartPage /> },
        ],
      },
    ],
  },
  slots: {},
});
