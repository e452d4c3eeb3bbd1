import { defineRemote, lazyPage } from '@raade/platform';

const DonationSection = lazyPage(
  () => import(/* webpackChunkName: "donation" */ './donation/donation.section.tsx'),
);
const DonatePage = lazyPage(
  () => import(/* webpackChunkName: "donate" */ './donation/donate.page.tsx'),
);

export default defineRemote({
  name: 'giving',
  routes: { donate: [{ index: true, element: <DonatePage /> }] },
  slots: { 'conference.donation': DonationSection },
});
