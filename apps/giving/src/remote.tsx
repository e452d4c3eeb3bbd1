import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { defineRemote, lazyPage } from '@raade/platform';
import { PARTS_OF_PAGES, type PageKind } from './content/parts-of-pages.ts';

/** Loads a page's code after its content. */
const page = (kind: PageKind, load: Parameters<typeof lazyPage>[0]) =>
  lazyPage(loadWithContent({ chunk: kind, parts: PARTS_OF_PAGES[kind] }, load));

// The section and the page show the same texts, so they share the content of `donate`.
const DonationSection = page(
  'donate',
  () => import(/* webpackChunkName: "donation" */ './donation/donation.section.tsx'),
);
const DonatePage = page(
  'donate',
  () => import(/* webpackChunkName: "donate" */ './donation/donate.page.tsx'),
);
const StudentPage = page(
  'apply-student',
  () => import(/* webpackChunkName: "apply-student" */ './applications/student/student.page.tsx'),
);
const PartnerPage = page(
  'apply-partner',
  () => import(/* webpackChunkName: "apply-partner" */ './applications/partner/partner.page.tsx'),
);
const GuestPage = page(
  'apply-guest',
  () => import(/* webpackChunkName: "apply-guest" */ './applications/guest/guest.page.tsx'),
);

export default defineRemote({
  name: 'giving',
  routes: {
    donate: [{ index: true, element: <DonatePage /> }],
    'apply/*': [
      { path: 'student', element: <StudentPage /> },
      { path: 'partner', element: <PartnerPage /> },
      { path: 'guest', element: <GuestPage /> },
    ],
  },
  slots: { 'conference.donation': DonationSection },
});
