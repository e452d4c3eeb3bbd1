import { type Role, STAFF_ROLES } from '@raade/contracts/staff/roles';
import { addModalDialogs } from '@raade/contracts/testing/modal-dialogs';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer, SentCall } from '@raade/firebase/testing/callable-protocol';
import { MemoryRouter, useLocation, useStaffSession } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RolesContext } from '../rights/roles-context.ts';

/** Observes nothing, since elements have no size in jsdom. */
class NoObserver {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

/**
 * Adds browser functions that jsdom lacks: dialogs, sizes, scrolling, and the setting for reduced motion. Silences the
 * console, since many tests cause failures on purpose.
 */
function completeBrowser(): void {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
  Object.assign(globalThis, { ResizeObserver: NoObserver });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(window, { scrollTo: () => undefined, scrollBy: () => undefined });
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  addModalDialogs();
}

/** Prepares the browser for each test of a file, and restores it after the test. */
export function prepareStaffTests(): void {
  beforeEach(completeBrowser);
}

/** The account and the sign-out, which the frame of the site shows. */
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

/** Shows the address of the router to tests. */
function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{pathname + search}</div>;
}

/** Returns the path and parameters of the current address. */
export const address = () => screen.getByTestId('address').textContent;

/** Answers of functions, by their names. */
export type Answers = Readonly<Record<string, readonly CallableAnswer[]>>;

export interface StaffView {
  /** Answers of functions, one after the other; the last one repeats. Without answers, calls go over the network. */
  readonly answers?: Answers | undefined;
  /** Roles of the account. The default are those that staff had before roles were introduced. */
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
    // No pause between keys, since pauses make tests slow.
    user: userEvent.setup({ delay: null }),
    /** Returns the data of all calls to functions, or to one of them. */
    sent: (callable?: string) =>
      calls.filter(({ name }) => (callable ?? name) === name).map(({ data }) => data),
  };
}
