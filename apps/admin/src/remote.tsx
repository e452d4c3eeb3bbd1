import { defineRemote, lazyPage, Navigate } from '@raade/platform';

const StaffArea = lazyPage(
  () => import(/* webpackChunkName: "staff" */ './staff/staff-area.page.tsx'),
);
const DashboardPage = lazyPage(
  () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.page.tsx'),
);

export default defineRemote({
  name: 'admin',
  routes: {
    'admin/*': [
      {
        element: <StaffArea />,
        children: [
          { index: true, element: <Navigate to="/admin/reconciliation" replace /> },
          { path: 'reconciliation', element: <DashboardPage /> },
        ],
      },
    ],
  },
  slots: {},
});
