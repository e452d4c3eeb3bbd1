import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GUEST_FORM } from '../guest/guest-form.ts';
import { PARTNER_FORM } from '../partner/partner-form.ts';
import { STUDENT_FORM } from '../student/student-form.ts';
import { checkApplication } from './check-application.ts';
import { ErrorSummary, whatToDo } from './error-summary.tsx';

const errorsOf = (form: typeof STUDENT_FORM, values = {}) => {
  const check = checkApplication(form, values);
  return check.ok ? {} : check.errors;
};

test.each([STUDENT_FORM, PARTNER_FORM, GUEST_FORM])(
  'everything that the $kind form misses is asked for in a sentence, without names of the database',
  (form) => {
    const lines = whatToDo(form, errorsOf(form));
    const required = form.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(lines.map(([name]) => name)).toEqual(required);
    for (const [, text] of lines) {
      expect(text).toMatch(/^[A-Z][^_]+$/);
      expect(text).not.toMatch(/is required/);
    }
  },
);

test('what stands there and is wrong is told in the words of the field', () => {
  const errors = { email: 'Please enter a valid email address' };
  expect(whatToDo(STUDENT_FORM, errors)).toEqual([['email', errors.email]]);
});

test('each line leads to its field, and without lines there is no summary', async () => {
  const errors = { why_join_raade: 'why join_raade is required' };
  const { rerender } = render(<ErrorSummary form={STUDENT_FORM} errors={errors} />);
  const field = document.createElement('textarea');
  field.name = 'why_join_raade';
  document.body.append(field);
  const line = screen.getByRole('link', { name: /^Tell us why you want to join/ });
  await userEvent.click(line);
  expect(document.activeElement).toBe(field);
  rerender(<ErrorSummary form={STUDENT_FORM} errors={{}} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
