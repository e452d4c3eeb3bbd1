import { campaignRequestSchema } from '@raade/contracts/mail/campaigns';
import {
  HOSTILE_PAYLOADS,
  HOSTILE_TEXTS,
  withHostileParts,
} from '@raade/contracts/testing/hostile-values';
import { checkCells } from '@raade/contracts/testing/matrix';
import { ACTIVITY_KEY, IDLE_LIMIT_MS, timeLeft } from '@raade/firebase/idle-limit';
import * as z from 'zod/mini';
import {
  campaignFormSchema,
  checkForm,
  EMPTY_FORM,
} from '../email-management/form/campaign-form.ts';
import { createDraftStore } from '../email-management/form/campaign-draft.store.ts';

const NOW = new Date('2025-03-01T12:00:00Z');
const KEY = 'raade-email-campaign';
const ID = 'b1f2d3c4-0000-4000-8000-000000000000';

const { subject, content, recipientType } = EMPTY_FORM;
const RECORD = { id: ID, revision: 1, savedText: { subject, content, recipientType } };
const KEPT = {
  form: EMPTY_FORM,
  record: RECORD,
  unansweredStart: { subject },
  lastTest: { form: EMPTY_FORM, record: RECORD },
  lastCampaign: { campaignId: ID, subject, needsApproval: true },
};

const asJson = (kept: unknown) => {
  try {
    return kept === undefined ? '' : JSON.stringify(kept);
  } catch {
    // A value without a form in JSON cannot be stored.
    return '';
  }
};

const drafts = [
  ...Object.entries(HOSTILE_PAYLOADS).map(([what, kept]) => ({ what, text: asJson(kept) })),
  ...Object.entries(HOSTILE_TEXTS).map(([what, text]) => ({
    what: `${what} that is no JSON`,
    text,
  })),
  ...withHostileParts(KEPT, HOSTILE_PAYLOADS).map(([what, kept]) => ({ what, text: asJson(kept) })),
];

const activities = [
  ...drafts.slice(0, Object.keys(HOSTILE_PAYLOADS).length),
  { what: 'a time that never comes', text: '1e308' },
  { what: 'a time of next year', text: String(Date.UTC(2026, 0, 1)) },
  { what: 'a time before all others', text: '-1e308' },
  { what: 'a number without end', text: '1e999' },
];

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const checkTexts = (cells: typeof drafts, check: (text: string) => void) =>
  checkCells({ cells, nameOf: ({ what }) => what, check: ({ text }) => check(text) });

test('a hostile draft in the storage of the browser is read as a valid form, or ignored', () =>
  checkTexts(drafts, (text) => {
    sessionStorage.setItem(KEY, text);
    const { form, record } = createDraftStore().getState();
    expect(z.safeParse(campaignFormSchema, form).success).toBe(true);
    const check = checkForm(form);
    if (check.ok) {
      const request = { ...check.email, campaignId: record.id };
      expect(z.safeParse(campaignRequestSchema, request).success).toBe(true);
    }
    sessionStorage.clear();
  }));

test('a hostile time of the last activity extends no session beyond the limit', () =>
  checkTexts(activities, (text) => {
    localStorage.setItem(ACTIVITY_KEY, text);
    expect(timeLeft()).toBeGreaterThanOrEqual(0);
    expect(timeLeft()).toBeLessThanOrEqual(IDLE_LIMIT_MS);
    jest.setSystemTime(Date.now() + IDLE_LIMIT_MS);
    expect(timeLeft()).toBe(0);
    jest.setSystemTime(NOW);
    localStorage.clear();
  }));

test('a valid draft in the storage of the browser is read unchanged', () => {
  sessionStorage.setItem(KEY, JSON.stringify(KEPT));
  expect(createDraftStore().getState()).toEqual(KEPT);
});
