import { type Role, STAFF_ROLES } from '@raade/contracts/staff/roles';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer, SentCall } from '@raade/firebase/testing/callable-protocol';
import { MemoryRouter, useLocation, useStaffSession } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RolesContext } from '../rights/roles-context.ts';

/** Nothing has a size in jsdom, so nothing changes it. */
class NoObserver {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

/** Adds what jsdom lacks: dialogs, sizes, a device that asks for calm, and silence where a test fails something on purpose. */
function completeBrowser(): void {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
  Object.assign(globalThis, { ResizeObserver: NoObserver });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(window, { scrollTo: () => undefined, scrollBy: () => undefined });
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
    scrollTo: () => undefined,
  });
}

/** Prepares each test of a file, and takes spies back after it. */
export function prepareStaffTests(): void {
  beforeEach(completeBrowser);
  afterEach(() => jest.restoreAllMocks());
}

/** The account and the way out, which stand in the frame of the staff area. */
function Frame() {
  const session = useStaffSession();
  if (!session) return null;
  const { email, access, signOut } = session;
  return (
    <>
      <p>{`Signed in as ${email}`}</p>
      {access && <a href={access.accountPage}>Your account</a>}
      <button type="button" onClick={signOut}>
        Sign Out
      </button>
    </>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{pathname + search}</div>;
}

/** Path and parameters of where the router is. */
export const address = () => screen.getByTestId('address').textContent;

/** Answers of functions, by their names. */
export type Answers = Readonly<Record<string, readonly CallableAnswer[]>>;

export interface StaffView {
  /** Answers of functions in turn, the last of which stays; without any, calls go over the network. */
  readonly answers?: Answers | undefined;
  /** Roles of the account: all that staff had before there were roles, if none are given. */
  readonly roles?: readonly Role[] | undefined;
  readonly address?: string | undefined;
}

/** Shows a part of the pages of staff as an account sees it. */
export function openAsStaff(
  element: ReactElement,
  { answers, roles = STAFF_ROLES, address = '/' }: StaffView = {},
) {
  const calls: readonly SentCall[] = answers ? answerCalls(answers) : [];
  render(
    <MemoryRouter initialEntries={[address]}>
      <Frame />
      <RolesContext value={roles}>{element}</RolesContext>
      <Toaster />
      <Address />
    </MemoryRouter>,
  );
  return {
    // Keys follow each other without a turn of the clock between them.
    user: userEvent.setup({ delay: null }),
    /** Returns the data of all calls to functions, or to one of them. */
    sent: (callable?: string) =>
      calls.filter(({ name }) => (callable ?? name) === name).map(({ data }) => data),
  };
}
