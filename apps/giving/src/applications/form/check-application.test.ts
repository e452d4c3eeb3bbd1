import { documentContent } from '@raade/content-model/provided/provided-content';
import { APPLICATION_ANSWERS } from '@raade/contracts/applications/application-answers';
import { EMAIL_MESSAGES } from '@raade/contracts/base/email-address';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { provideDay } from '@raade/platform';
import { LINE_LIMIT, TEXT_LIMIT } from '@raade/contracts/applications/application.schema';
import type { ApplicationForm, ApplicationValues } from '../application-form.ts';
import { guestForm } from '../guest/guest-form.ts';
import { partnerForm } from '../partner/partner-form.ts';
import { exampleYear, studentForm } from '../student/student-form.ts';
import { FILLED_GUEST, FILLED_PARTNER, FILLED_STUDENT } from '../testing/filled-forms.ts';
import { checkApplication } from './check-application.ts';

provideDay({ today: SAMPLE_TODAY });
const STUDENT_FORM = studentForm(documentContent());
const GUEST_FORM = guestForm(documentContent());

const FORMS = [
  {
    rows: '[APPLY-06] [APPLY-07] [APPLY-12]',
    form: STUDENT_FORM,
    filled: FILLED_STUDENT,
    // The specification replaces only the first underscore.
    missing: {
      full_name: 'full name is required',
      email: 'email is required',
      university: 'university is required',
      major: 'major is required',
      why_join_raade: 'why join_raade is required',
    },
    optional: ['phone', 'graduation_year', 'skills', 'portfolio_link'],
  },
  {
    rows: '[APPLY-08] [APPLY-09] [APPLY-11]',
    form: partnerForm(documentContent()),
    filled: FILLED_PARTNER,
    missing: {
      organization_name: 'organization name is required',
      contact_name: 'contact name is required',
      email: 'email is required',
      organization_type: 'organization type is required',
      country: 'country is required',
      project_idea: 'project idea is required',
    },
    optional: ['phone', 'expected_outcome', 'timeline'],
  },
  {
    rows: '',
    form: GUEST_FORM,
    filled: FILLED_GUEST,
    missing: {
      full_name: 'full name is required',
      email: 'email is required',
      ticket: 'ticket is required',
      organization: 'organization is required',
    },
    optional: ['days', 'food', 'remarks'],
  },
];

function errorsOf(form: ApplicationForm, values: ApplicationValues) {
  const check = checkApplication(form, values);
  return check.ok ? {} : check.errors;
}

const required = (form: ApplicationForm) =>
  form.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);

test.each(FORMS)(
  '$rows the $form.kind form names each missing field and accepts complete answers',
  ({ form, filled, missing, optional }) => {
    expect(errorsOf(form, {})).toEqual(missing);
    expect(required(form)).toEqual(Object.keys(missing));
    const others = form.fields.filter(({ isRequired }) => !isRequired);
    expect(others.map(({ name }) => name)).toEqual(optional);
    expect(errorsOf(form, filled)).toEqual({});
  },
);

test('[APPLY-07] the example of a graduation year is in the future', () => {
  expect(STUDENT_FORM.fields).toContainEqual(
    expect.objectContaining({
      name: 'graduation_year',
      placeholder: `e.g. ${exampleYear(SAMPLE_TODAY)}`,
    }),
  );
  expect(exampleYear('2023-06-01')).toBe('2025');
});

test('a guest form accepts only existing tickets', () => {
  expect(errorsOf(GUEST_FORM, { ...FILLED_GUEST, ticket: 'Free' })).toEqual({
    ticket: 'Please choose one of: Student, Professional',
  });
});

test.each(FORMS)(
  '[APPLY-13] the $form.kind form accepts only valid and reachable email addresses',
  ({ form, filled }) => {
    for (const email of ['plain', 'a@b', '@b.org', 'a@.', 'a b@c.org', 'a@b c.org', 'a@@b.org']) {
      expect(errorsOf(form, { ...filled, email })).toEqual({
        email: 'Please enter a valid email address',
      });
    }
    for (const email of [
      ' a.b+c@sub.example.org ',
      'ivan@пример.рф',
      'ivan@xn--e1afmkfd.xn--p1ai',
    ]) {
      expect(errorsOf(form, { ...filled, email })).toEqual({});
    }
    for (const email of ['zoë@example.org', `${'a'.repeat(65)}@example.org`]) {
      expect(errorsOf(form, { ...filled, email })).toEqual({ email: EMAIL_MESSAGES.unreachable });
    }
  },
);

test.each(FORMS)(
  '[APPLY-11] [APPLY-12] an invisible answer counts as missing in the $form.kind form',
  ({ form, filled }) => {
    for (const name of required(form).filter((field) => field !== 'ticket')) {
      for (const unseen of ['  ', '\u3164']) {
        expect(errorsOf(form, { ...filled, [name]: unseen })).toEqual({
          [name]: form.missing(name),
        });
      }
    }
  },
);

test.each(['28', '2027/28', 'May 2027', '1899', '20270', 'soon'])(
  '[APPLY-07] the graduation year %j is invalid',
  (graduation_year) => {
    expect(errorsOf(STUDENT_FORM, { ...FILLED_STUDENT, graduation_year })).toEqual({
      graduation_year: 'Please enter a year from 1900 to 2099, like 2027',
    });
  },
);

test.each([
  'myfolio',
  'javascript:alert(document.cookie)',
  'sam@example.org',
  'ftp://example.org',
  'a b.org',
])('[APPLY-07] the portfolio link %j is invalid', (portfolio_link) => {
  expect(errorsOf(STUDENT_FORM, { ...FILLED_STUDENT, portfolio_link })).toEqual({
    portfolio_link: 'Please enter a link, like https://example.org/portfolio',
  });
});

test.each([
  ['example.org/sam', 'https://example.org/sam'],
  ['www.example.org', 'https://www.example.org'],
  ['HTTP://example.org/?a=b#c', 'http://example.org/?a=b#c'],
  ['https://пример.рф/сам', 'https://пример.рф/сам'],
  ['', ''],
])('[APPLY-07] the portfolio link %j is sent as %j', (typed, sent) => {
  const check = checkApplication(STUDENT_FORM, { ...FILLED_STUDENT, portfolio_link: typed });
  expect(check).toMatchObject({ ok: true, values: { portfolio_link: sent } });
});

test.each(FORMS)(
  '[DATA-14] the $form.kind form refuses texts that are too long and names the limit',
  ({ form, filled }) => {
    // A ticket is one of a fixed list, so that no long text is valid for it.
    for (const { name, control } of form.fields.filter((field) => field.name !== 'ticket')) {
      const limit = control === 'text' ? TEXT_LIMIT : LINE_LIMIT;
      const filler = name === 'email' ? 'a@b.'.padEnd(limit + 1, 'c') : 'a'.repeat(limit + 1);
      expect(errorsOf(form, { ...filled, [name]: filler })).toEqual({
        [name]: `Please use at most ${limit} characters`,
      });
    }
  },
);

test('the checked values are trimmed', () => {
  const check = checkApplication(STUDENT_FORM, { ...FILLED_STUDENT, major: ' Engineering, ' });
  expect(check).toEqual({ ok: true, values: { ...FILLED_STUDENT, major: 'Engineering' } });
});

test.each(FORMS)('emails and lists of staff use the labels of the $form.kind form', ({ form }) => {
  const labels = form.fields.map(({ label, name }) => [label, name]);
  expect(labels).toEqual(APPLICATION_ANSWERS[form.kind]);
});
