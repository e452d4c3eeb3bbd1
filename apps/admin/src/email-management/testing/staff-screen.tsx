import { environmentAt } from '@raade/contracts/testing/environment-at';
import { type Role, STAFF_ROLES } from '@raade/contracts/staff/roles';
import { MemoryRouter, provideEnvironment } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../reading/query-client.ts';
import { AsStaff } from '@raade/staff/testing/as-staff';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import EmailManagementPage from '../email-management.page.tsx';
import { campaignDraft, EMPTY_DRAFT } from '../form/campaign-draft.store.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { type CampaignService, startCampaignService } from './campaign-service.ts';

/** Adds what jsdom lacks: dialogs, and a device that asks for calm. */
function completeBrowser(): void {
  const calm = Object.assign(new EventTarget(), { matches: true });
  Object.assign(window, { matchMedia: () => calm });
  provideModalDialogs();
}

/** Prepares each test of a file: a service that answers, a clean page, and silence in the console. */
export async function prepareStaffScreen(): Promise<CampaignService> {
  const service = await startCampaignService();
  provideEnvironment(environmentAt(service.origin));
  completeBrowser();
  return service;
}

export function resetStaffScreen(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  queryClient.clear();
  campaignDraft.setState(EMPTY_DRAFT, true);
}

/** Opens the page in which staff write. */
export function openEmailManagement(roles: readonly Role[] = STAFF_ROLES) {
  render(
    <MemoryRouter>
      <AsStaff roles={roles}>
        <EmailManagementPage />
      </AsStaff>
      <Toaster />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

export type StaffMember = ReturnType<typeof openEmailManagement>;

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });

export const sentIn = ({ calls }: CampaignService) =>
  calls.filter(({ name }) => name === CALLABLES.sendEmailCampaign).map(({ data }) => data);

export async function write(staff: StaffMember, subject: string, content: string) {
  await staff.click(field('Email Subject'));
  await staff.paste(subject);
  await staff.click(field('Email Content'));
  await staff.paste(content);
}

/** The one toast there is. */
export async function expectToast(title: string, text: string) {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  await waitFor(() => {
    expect(toasts.getAllByRole('listitem')).toHaveLength(1);
    toasts.getByText(title);
    toasts.getByText(text);
  });
}
