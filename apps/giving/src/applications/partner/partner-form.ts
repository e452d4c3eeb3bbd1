import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import { partnerApplicationSchema } from '@raade/contracts/applications/application.schema';
import { ANSWER_PROMISES } from '@raade/contracts/applications/answer-promises';
import type { ApplicationForm } from '../application-form.ts';
import { studioFormDefaults } from '../studio-form-defaults.ts';
import { EMAIL_FIELD, lineField, PHONE_FIELD, selectField, textField } from '../form-fields.ts';
import { COUNTRY_NAMES } from './countries.ts';

const ORGANIZATION_TYPES = [
  'Nonprofit',
  'Company',
  'Social Enterprise',
  'Government',
  'University or School',
  'Community Group',
  'Other',
] as const;

/** Longest text of the idea in the summary, in characters. */
const MAX_PREVIEW_LENGTH = 100;

function previewOf(idea: string): string {
  return idea.length > MAX_PREVIEW_LENGTH ? `${idea.slice(0, MAX_PREVIEW_LENGTH)}...` : idea;
}

/** The form in which organizations propose a project. */
export const partnerForm = oncePerContent(
  ({ applications: { partner, answerTime } }): ApplicationForm => ({
    ...studioFormDefaults('partner'),
    schema: partnerApplicationSchema,
    fields: [
      lineField('organization_name', 'Organization Name', { autoComplete: 'organization' }),
      lineField('contact_name', 'Contact Name', { autoComplete: 'name' }),
      EMAIL_FIELD,
      PHONE_FIELD,
      selectField('organization_type', 'Organization Type', ORGANIZATION_TYPES),
      selectField('country', 'Country', COUNTRY_NAMES, { autoComplete: 'country-name' }),
      textField('project_idea', 'Project Idea', {
        hint: "The challenge, who lives with it, and what has been tried. No patients' data, please.",
      }),
      textField('expected_outcome', 'Expected Outcome', {
        isRequired: false,
        hint: 'What should be different when the project ends.',
      }),
      lineField('timeline', 'Timeline', { isRequired: false, hint: 'When you need a result.' }),
    ],
    missing: (fieldName) => `${fieldName.replaceAll('_', ' ')} is required`,
    title: 'Your Request',
    submitLabel: 'Submit Partnership Request',
    facts: partner.facts,
    nextSteps: [
      'You send the form. A confirmation comes by email.',
      `${ANSWER_PROMISES.partner} ${answerTime}`,
      partner.afterwards,
    ],
    success: {
      toastTitle: 'Partnership Request Submitted',
      toastText:
        "Thank you for your interest in partnering with RAADE! We'll be in touch soon to discuss your project.",
      cardTitle: 'Partnership Request Submitted Successfully!',
    },
    sender: (values) => values.contact_name ?? '',
    summary: (values) => [
      ['Organization', values.organization_name ?? ''],
      ['Contact', values.contact_name ?? ''],
      ['Email', values.email ?? ''],
      ['Project Idea', previewOf(values.project_idea ?? '')],
      ['Timeline', values.timeline || 'Not specified'],
    ],
  }),
);
