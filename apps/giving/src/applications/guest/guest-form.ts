import { dayAndYear, monthAndDay, weekday } from '@raade/content-model/forum/day-text';
import { placeFacts } from '@raade/content-model/forum/place-facts';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import {
  GUEST_TICKETS,
  guestApplicationSchema,
} from '@raade/contracts/applications/application.schema';
import { GUEST_PROMISE } from '@raade/contracts/applications/answer-promises';
import type { ApplicationForm } from '../application-form.ts';
import { EMAIL_FIELD, lineField, NAME_FIELD, selectField, textField } from '../form-fields.ts';

export const guestForm = oncePerContent(
  ({ forum, sessions, 'forum-page': { places = {} } }): ApplicationForm => {
    // Dates, not names from the content: their letters may need the companion font, which options cannot use.
    const days = forum.days.map(({ date }) => `${weekday(date)}, ${monthAndDay(date)}`);
    const everyDay = days.length === 2 ? 'Both days' : 'Every day';
    const { price, answer, paying } = places;
    const { registrationCloses: lastDay } = forum;
    const deadlineOrName = lastDay === undefined ? forum.name : `Until ${dayAndYear(lastDay)}`;
    return {
      kind: 'guest',
      schema: guestApplicationSchema,
      fields: [
        NAME_FIELD,
        EMAIL_FIELD,
        selectField('ticket', 'Ticket', GUEST_TICKETS),
        lineField('organization', 'University or Organization', { autoComplete: 'organization' }),
        selectField('days', 'Days', days, {
          isRequired: false,
          hint: 'Choose one if you are coming on that day only.',
          none: everyDay,
        }),
        lineField('food', 'What You Do Not Eat', { isRequired: false, hint: 'Allergies, too.' }),
        textField('remarks', 'Anything Else', {
          isRequired: false,
          hint: 'Anything that would make it easier to come, who you are coming with, or a question.',
        }),
      ],
      missing: (fieldName) => `${fieldName.replaceAll('_', ' ')} is required`,
      title: 'Your Registration',
      submitLabel: 'Send Registration',
      withoutScript: {
        subject: 'Registration',
        before: 'To register without it, email us the same information:',
      },
      facts: {
        title: 'Before you register',
        summary: price ?? deadlineOrName,
        facts: placeFacts(places, forum).map(([label, fact]) => ({ label, answer: fact })),
        ask: 'A question first? Write to',
      },
      nextSteps: [
        'You send the form. A confirmation comes by email.',
        [GUEST_PROMISE, answer].filter(Boolean).join(' '),
        ...(paying === undefined ? [] : [paying]),
      ],
      success: {
        toastTitle: 'Registration Sent',
        toastText: 'Thank you! We will let you know by email whether there is a place for you.',
        cardTitle: 'Your Registration Has Reached Us',
        note: ['This is not a ticket yet.', answer].filter(Boolean).join(' '),
      },
      nextLink:
        sessions.length > 0
          ? { label: 'See the schedule', to: '/conference#schedule' }
          : { label: 'See the forum', to: '/conference' },
      sender: (values) => values.full_name ?? '',
      summary: (values) => [
        ['Name', values.full_name ?? ''],
        ['Email', values.email ?? ''],
        ['Ticket', values.ticket ?? ''],
        ['From', values.organization ?? ''],
        ['Days', values.days || everyDay],
      ],
    };
  },
);
