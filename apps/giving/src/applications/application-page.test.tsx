import { documentContent } from '@raade/content-model/provided/provided-content';
import { MemoryRouter, useNavigate } from '@raade/platform';
import { fakeMedia } from '@raade/platform/testing/media';
import { Toaster } from '@raade/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { ApplicationPage } from './application-page.tsx';
import { partnerForm } from './partner/partner-form.ts';
import { failureMessage, SENDING_MESSAGES, SendingFailure } from './sending/sending-failure.ts';
import { studentForm } from './student/student-form.ts';
import { FILLED_PARTNER, FILLED_STUDENT } from './testing/filled-forms.ts';

const STUDENT_FORM = studentForm(documentContent());
const PARTNER_FORM = partnerForm(documentContent());

const create = jest.fn<Promise<string>, []>();
jest.mock('./sending/application-api.lazy.ts', () => ({
  applicationApi: () => ({ create, isReceived: () => Promise.resolve(true) }),
}));

beforeEach(() => {
  localStorage.clear();
  fakeMedia();
});

/** The page, inside a component that can be remounted as after an error. */
function Site({ attempt }: { readonly attempt: number }) {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/apply/student')}>Apply</button>
      <ApplicationPage
        key={attempt}
        title="Join"
        back={{ label: 'Back', to: '/' }}
        form={STUDENT_FORM}
      >
        Students
      </ApplicationPage>
    </>
  );
}

const siteAt = (attempt: number) => (
  <MemoryRouter initialEntries={['/', '/apply/student']}>
    <Site attempt={attempt} />
  </MemoryRouter>
);

function fillIn(filled: object): void {
  for (const [name, value] of Object.entries(filled)) {
    const field = document.getElementsByName(name)[0];
    if (field) fireEvent.change(field, { target: { value: value as string } });
  }
}

const confirmation = () => screen.queryByRole('heading', { name: STUDENT_FORM.success.cardTitle });
const send = () => screen.getByRole('button', { name: 'Submit Application' });
const isConfirmed = () => screen.findByRole('heading', { name: STUDENT_FORM.success.cardTitle });

/** Makes the server answer only when the test calls the returned function. */
function answerLater() {
  let answer: (outcome: string) => void = () => undefined;
  create.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (outcome: string) => answer(outcome);
}

test('an application sent while its page is remounted is confirmed until the form is opened again', async () => {
  const answer = answerLater();
  const { rerender } = render(siteAt(1));
  fillIn(FILLED_STUDENT);
  fireEvent.click(send());
  rerender(siteAt(2));
  expect(confirmation()).toBeNull();
  answer('created');
  await isConfirmed();
  rerender(siteAt(3));
  expect(confirmation()).not.toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  rerender(siteAt(4));
  expect(confirmation()).toBeNull();
  expect(send()).toBeTruthy();
});

const KINDS = [
  {
    rows: '[APPLY-16] [APPLY-24] [APPLY-25]',
    form: STUDENT_FORM,
    filled: FILLED_STUDENT,
    submit: 'Submit Application',
    title: 'Application Submitted',
    text: "Thank you for your interest in RAADE Innovation Studios! We'll be in touch soon.",
    card: 'Application Submitted Successfully!',
  },
  {
    rows: '[APPLY-16] [APPLY-26] [APPLY-27]',
    form: PARTNER_FORM,
    filled: FILLED_PARTNER,
    submit: 'Submit Partnership Request',
    title: 'Partnership Request Submitted',
    text: "Thank you for your interest in partnering with RAADE! We'll be in touch soon to discuss your project.",
    card: 'Partnership Request Submitted Successfully!',
  },
];

test.each(KINDS)(
  '$rows the $form.kind form is sent once, shows progress and then a confirmation',
  async ({ form, filled, submit, title, text, card }) => {
    create.mockClear();
    const answer = answerLater();
    render(
      <MemoryRouter initialEntries={[`/apply/${form.kind}`]}>
        <ApplicationPage title="Join" back={{ label: 'Back', to: '/' }} form={form}>
          Applicants
        </ApplicationPage>
        <Toaster />
      </MemoryRouter>,
    );
    fillIn(filled);
    fireEvent.click(screen.getByRole('button', { name: submit }));
    const busy = screen.getByRole('button', { name: 'Submitting...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    answer('created');
    await screen.findByRole('heading', { name: card });
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    const toast = toasts.getAllByRole('listitem').at(-1);
    expect(toast?.textContent).toContain(`${title}${text}`);
    expect(create).toHaveBeenCalledTimes(1);
  },
);

test('[APPLY-23] without network, a message says that nothing is lost, and a retry succeeds', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  create.mockRejectedValueOnce(new SendingFailure(SENDING_MESSAGES.unreachable));
  render(
    <>
      {siteAt(1)}
      <Toaster />
    </>,
  );
  fillIn(FILLED_STUDENT);
  fireEvent.click(send());
  const message = await screen.findByText(/^You are offline\./);
  expect(message.textContent).toContain('Nothing is lost');
  expect(message.closest('li')?.textContent).toContain('Submission Failed');
  expect(confirmation()).toBeNull();

  const refusal = SENDING_MESSAGES.refused;
  expect(failureMessage(new SendingFailure(refusal))).toBe(refusal);

  onLine.mockReturnValue(true);
  expect(failureMessage(new Error('Words for developers'))).toBe(
    'There was an error submitting your application. Please try again.',
  );
  fireEvent.click(send());
  await isConfirmed();
});
