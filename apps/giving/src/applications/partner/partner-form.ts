import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import { partnerApplicationSchema } from '@raade/contracts/applications/application.schema';
import { ANSWER_PROMISES } from '@raade/contracts/applications/answer-promises';
import type { ApplicationForm } from '../application-form.ts';
import { studioFormDefaults } from '../studio-form-defaults.ts';
import { EMAIL_FIELD, line, PHONE_FIELD, select, text } from '../form-fields.ts';
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

/** Length of the idea in the summary, in characters. */
const IDEA_PREVIEW = 100;

function preview(idea: string): string {
  return idea.length > IDEA_PREVIEW ? `${idea.slice(0, IDEA_PREVIEW)}...` : idea;
}

export const partnerForm = oncePerContent(
  ({ applications: { partner, answerTime } }): ApplicationForm => ({
    ...studioFormDefaults('partner'),
    schema: partnerApplicationSchema,
    fields: [
      line('organization_name', 'Organization Name', { autoComplete: 'organization' }),
      line('contact_name', 'Contact Name', { autoComplete: 'name' }),
      EMAIL_FIELD,
      PHONE_FIELD,
      select('organization_type', 'Organization Type', ORGANIZATION_TYPES),
      select('country', 'Country', COUNTRY_NAMES, { autoComplete: 'country-name' }),
      text('project_idea', 'Project Idea', {
        hint: "The challenge, who lives with it, and what has been tried. No patients' data, please.",
      }),
      text('expected_outcome', 'Expected Outcome', {
        isRequired: false,
        hint: 'What should be different when the project ends.',
      }),
      line('timeline', 'Timeline', { isRequired: false, hint: 'When you need a result.' }),
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
      ['Project Idea', preview(values.project_idea ?? '')],
      ['Timeline', values.timeline || 'Not specified'],
    ],
  }),
);
