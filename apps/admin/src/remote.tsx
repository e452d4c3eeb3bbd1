import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { MAIL_PARTS } from '@raade/content-model/mails/mail-parts';
import { defineRemote, lazyPage, Navigate } from '@raade/platform';
import type { ReactElement } from 'react';

/** Loads a page that shows emails, together with the content that the emails use. */
const mailPage = (load: Parameters<typeof lazyPage>[0]) =>
  lazyPage(loadWithContent({ chunk: 'staff', parts: MAIL_PARTS }, load));

const StaffArea = lazyPage(
  () => import(/* webpackChunkName: "staff" */ './staff/staff-area.page.tsx'),
);
const OverviewPage = lazyPage(
  () => import(/* webpackChunkName: "overview" */ './overview/overview.page.tsx'),
);
const DashboardPage = lazyPage(
  loadWithContent(
    { chunk: 'staff', parts: ['forum'] },
    () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.page.tsx'),
  ),
);
const EmailManagementPage = mailPage(
  () =>
    import(
      /* webpackChunkName: "email-management" */ './email-management/email-management.page.tsx'
    ),
);
const CampaignPage = mailPage(
  () => import(/* webpackChunkName: "campaign" */ './email-management/campaigns/campaign.page.tsx'),
);
const ReconciliationPage = lazyPage(
  () => import(/* webpackChunkName: "reconciliation" */ './payments/reconciliation.page.tsx'),
);
const StatementsPage = lazyPage(
  () => import(/* webpackChunkName: "statements" */ './payments/statements.page.tsx'),
);
const OutgoingMailPage = lazyPage(
  () => import(/* webpackChunkName: "outgoing-mail" */ './outgoing-mail/outgoing-mail.page.tsx'),
);
const HealthPage = lazyPage(
  () => import(/* webpackChunkName: "health" */ './health/health.page.tsx'),
);
const AuditLogPage = lazyPage(
  () => import(/* webpackChunkName: "audit-log" */ './audit/audit-log.page.tsx'),
);
const PeoplePage = lazyPage(
  () => import(/* webpackChunkName: "people" */ './people/people.page.tsx'),
);
const ReleasesPage = lazyPage(
  () => import(/* webpackChunkName: "releases" */ './releases/releases.page.tsx'),
);
const AccountPage = lazyPage(
  () => import(/* webpackChunkName: "account" */ './staff/account/account.page.tsx'),
);
const ForgotPasswordPage = lazyPage(
  () =>
    import(/* webpackChunkName: "forgot-password" */ './staff/password/forgot-password.page.tsx'),
);
const SetPasswordPage = lazyPage(
  () => import(/* webpackChunkName: "set-password" */ './staff/password/set-password.page.tsx'),
);
const EmailPreviewPage = mailPage(
  () => import(/* webpackChunkName: "email-preview" */ './email-templates/email-preview.page.tsx'),
);
const CorrectionExportPage = mailPage(
  () =>
    import(/* webpackChunkName: "email-export" */ './email-templates/correction-export.page.tsx'),
);
const WorkshopExportPage = mailPage(
  () =>
    import(
      /* webpackChunkName: "workshop-email-export" */ './email-templates/workshop-export.page.tsx'
    ),
);

/** A single page at its own path, for staff only. */
function staffPage(page: ReactElement) {
  return [{ element: <StaffArea />, children: [{ index: true, element: page }] }];
}

export default defineRemote({
  name: 'admin',
  routes: {
    'admin/*': [
      { path: 'forgot-password', element: <ForgotPasswordPage /> },
      { path: 'set-password', element: <SetPasswordPage /> },
      {
        element: <StaffArea />,
        children: [
          { index: true, element: <Navigate to="/admin/overview" replace /> },
          { path: 'overview', element: <OverviewPage /> },
          { path: 'reconciliation', element: <DashboardPage /> },
          { path: 'payments/reconciliation', element: <ReconciliationPage /> },
          { path: 'payments/statements', element: <StatementsPage /> },
          { path: 'outgoing-mail', element: <OutgoingMailPage /> },
          { path: 'health', element: <HealthPage /> },
          { path: 'audit-log', element: <AuditLogPage /> },
          { path: 'people', element: <PeoplePage /> },
          { path: 'releases', element: <ReleasesPage /> },
          { path: 'account', element: <AccountPage /> },
          { path: 'email-management', element: <EmailManagementPage /> },
          { path: 'email-management/:campaignId', element: <CampaignPage /> },
        ],
      },
    ],
    'email-preview': staffPage(<EmailPreviewPage />),
    'email-export': staffPage(<CorrectionExportPage />),
    'workshop-email-export': staffPage(<WorkshopExportPage />),
  },
  slots: {},
});
