import { CALLABLES } from '@raade/contracts/base/callables';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ContentRefusal } from '@raade/contracts/content/findings';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer, SentCall } from '@raade/firebase/testing/callable-protocol';
import { MemoryRouter, provideEnvironment } from '@raade/platform';
import { AsStaff } from '@raade/staff/testing/as-staff';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import { Toaster } from '@raade/ui';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { closeNewsroom, openNewsroom } from '../../newsroom/newsroom.ts';

/** Before each test of a page. */
export function prepareEditor(): void {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  provideModalDialogs();
  provideEnvironment(LOCAL_ENVIRONMENT);
  closeNewsroom();
}

type Answers = Readonly<Record<string, readonly CallableAnswer[]>>;

/** Opens a page as an editor; `read-content` answers these in turn. Returns what functions are asked. */
export function openEditor(
  Page: ComponentType,
  contents: readonly ReadContentResponse[],
  answers: Answers = {},
): SentCall[] {
  const calls = answerCalls({
    [CALLABLES.readContent]: contents.map((result) => ({ result })),
    ...answers,
  });
  void openNewsroom();
  render(
    <MemoryRouter>
      <AsStaff roles={['editor']}>
        <Page />
      </AsStaff>
      <Toaster />
    </MemoryRouter>,
  );
  return calls;
}

/** What a function was asked. */
export const sentTo = (calls: readonly SentCall[], callable: string) =>
  calls.filter(({ name }) => name === callable).map(({ data }) => data);

/** A refusal of a change of the content. */
export const refusedWith = (details: ContentRefusal, message = 'No.'): CallableAnswer => ({
  status: 400,
  error: { status: 'FAILED_PRECONDITION', message, details },
});

/** No answer of a function, but of something on the way to it. */
export const LOST: CallableAnswer = {
  status: 503,
  error: { status: 'UNAVAILABLE', message: 'unavailable' },
};
