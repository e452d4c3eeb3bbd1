import { logger } from '@raade/platform';
import * as z from 'zod/mini';
import { type DonationState, failRecording } from '../flow/donation-state.ts';
import { type DonationDraft, donationDraftSchema } from './donation-draft.schema.ts';

/** In the session's storage: it ends with the tab, and nobody who comes after finds a name in it. */
const KEY = 'raade-donation';

/** The donation that was under way in this tab before its page was loaded again, if any. */
export function readDraft(): DonationState | undefined {
  const text = tabStorage()?.getItem(KEY);
  if (!text) return undefined;
  try {
    return stateOf(z.parse(donationDraftSchema, JSON.parse(text)));
  } catch (error) {
    logger.warn('the draft of a donation could not be read', {}, error);
    return undefined;
  }
}

/**
 * Remembers a donation until it is finished. Its attempt most of all: with the same attempt the functions
 * find a payment that got through while nobody was looking, and do not take another one.
 */
export function keepDraft(state: DonationState): void {
  try {
    const draft = draftOf(state);
    if (draft) tabStorage()?.setItem(KEY, JSON.stringify(draft));
    else tabStorage()?.removeItem(KEY);
  } catch (error) {
    logger.warn('the draft of a donation could not be kept', {}, error);
  }
}

/** Undefined where nothing can be kept: then the donation lives as long as its page. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function draftOf({ step, form, donation, attempt, payment }: DonationState) {
  if (step === 'thanks') return undefined;
  const paid = 'paymentIntentId' in payment && { paidIntent: payment.paymentIntentId };
  return { step, form, donation, attempt, ...paid } satisfies DonationDraft;
}

/** A payment that was under way may have been taken or not: the donor may ask again, with the same attempt. */
function stateOf({ step, form, donation, attempt, paidIntent }: DonationDraft): DonationState {
  const state: DonationState = { step, form, donation, attempt, payment: { status: 'ready' } };
  return paidIntent === undefined ? state : failRecording(state, paidIntent);
}
