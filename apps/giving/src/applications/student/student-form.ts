import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import { studentApplicationSchema } from '@raade/contracts/applications/application.schema';
import { ANSWER_PROMISES } from '@raade/contracts/applications/answer-promises';
import { today } from '@raade/platform';
import type { ApplicationForm } from '../application-form.ts';
import { studioFormDefaults } from '../studio-form-defaults.ts';
import { EMAIL_FIELD, lineField, NAME_FIELD, PHONE_FIELD, textField } from '../form-fields.ts';

/** A plausible graduation year, as an example. */
export const exampleYear = (day: string): string => String(Number(day.slice(0, 4)) + 2);

/** The form in which students apply for a team. */
export const studentForm = oncePerContent(
  ({ applications: { student, answerTime } }): ApplicationForm => ({
    ...studioFormDefaults('student'),
    schema: studentApplicationSchema,
    fields: [
      NAME_FIELD,
      EMAIL_FIELD,
      PHONE_FIELD,
      lineField('university', 'University', { autoComplete: 'organization' }),
      lineField('major', 'Major'),
      lineField('graduation_year', 'Graduation Year', {
        isRequired: false,
        inputMode: 'numeric',
        placeholder: `e.g. ${exampleYear(today())}`,
      }),
      textField('why_join_raade', 'Why Join RAADE', {
        hint: 'A few sentences are enough. If you like one of the challenges, name it.',
      }),
      textField('skills', 'Skills', {
        isRequired: false,
        hint: 'What you have learned, built or organized.',
      }),
      lineField('portfolio_link', 'Portfolio Link', {
        type: 'url',
        isRequired: false,
        autoComplete: 'url',
      }),
    ],
    // Only the first underscore is replaced, as the specification requires of this form.
    missing: (fieldName) => `${fieldName.replace('_', ' ')} is required`,
    title: 'Your Application',
    submitLabel: 'Submit Application',
    facts: student.facts,
    nextSteps: [
      'You send the form. A confirmation comes by email.',
      `${ANSWER_PROMISES.student} ${answerTime}`,
      student.afterwards,
    ],
    success: {
      toastTitle: 'Application Submitted',
      toastText: "Thank you for your interest in RAADE Innovation Studios! We'll be in touch soon.",
      cardTitle: 'Application Submitted Successfully!',
    },
    sender: (values) => values.full_name ?? '',
    summary: (values) => [
      ['Name', values.full_name ?? ''],
      ['Email', values.email ?? ''],
      ['University', values.university ?? ''],
      ['Major', values.major ?? ''],
    ],
  }),
);
