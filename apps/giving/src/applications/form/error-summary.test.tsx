import { documentContent } from '@raade/content-model/provided/provided-content';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestForm } from '../guest/guest-form.ts';
import { partnerForm } from '../partner/partner-form.ts';
import { studentForm } from '../student/student-form.ts';
import { checkApplication } from './check-application.ts';
import { ErrorSummary } from './error-summary.tsx';

const STUDENT_FORM = studentForm(documentContent());
const FORMS = [STUDENT_FORM, partnerForm(documentContent()), guestForm(documentContent())];

test.each(FORMS)(
  'the summary of the $kind form lists the errors in the order of the fields',
  (form) => {
    const check = checkApplication(form, { email: 'jo@' });
    const errors = check.ok ? {} : check.errors;
    render(<ErrorSummary form={form} errors={errors} />);
    const lines = screen.getAllByRole('link').map(({ textContent }) => textContent);
    const wrong = form.fields.filter(({ isRequired }) => isRequired);
    expect(lines).toEqual(wrong.map(({ name }) => errors[name]));
  },
);

test('each line focuses its field, and without errors there is no summary', async () => {
  const errors = { why_join_raade: 'why join_raade is required' };
  const { rerender } = render(<ErrorSummary form={STUDENT_FORM} errors={errors} />);
  const field = document.createElement('textarea');
  field.name = 'why_join_raade';
  document.body.append(field);
  await userEvent.click(screen.getByRole('link', { name: errors.why_join_raade }));
  expect(document.activeElement).toBe(field);
  rerender(<ErrorSummary form={STUDENT_FORM} errors={{}} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
