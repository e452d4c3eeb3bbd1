import type { Role } from '@raade/contracts/staff/roles';
import { useRoutes } from '@raade/platform';
import { openPart } from '../../testing/staff-part.tsx';
import CampaignPage from '../campaigns/campaign.page.tsx';

const Site = () =>
  useRoutes([
    { path: '/campaigns/:campaignId', element: <CampaignPage /> },
    { path: '/admin/email-management', element: <p>The form</p> },
  ]);

/** Opens the page of a campaign, from which one can get to the form. */
export const openCampaign = (roles?: readonly Role[]) =>
  openPart(<Site />, { address: '/campaigns/sample-id', roles }).user;
