import { defineRemote, lazyPage } from '@raade/platform';

const DonationSection = lazyPage(
  () => import(/* webpackChunkName: "donation" */ './donation/donation.section.tsx'),
);
const DonatePage = lazyPage(
  () => import(/* webpackChunkName: "donate" */ './donation/donate.page.tsx'),
);
const StudentPage = lazyPage(
  () => import(/* webpackChunkName: "apply-student" */ './applications/student/student.page.tsx'),
);
const PartnerPage = lazyPage(
  () => import(/* webpackChunkName: "apply-partner" */ './applications/partner/partner.page.tsx'),
);

export default defineRemote({
  name: 'giving',
  routes: {
    donate: [{ index: true, element: <DonatePage /> }],
    'apply/*': [
      { path: 'student', element: <StudentPage /> },
      { path: 'partner', element: <PartnerPage /> },
    ],
  },
  slots: { 'conference.donation': DonationSection },
});
