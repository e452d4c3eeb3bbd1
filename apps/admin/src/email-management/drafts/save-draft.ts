import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type CampaignDraftConflict,
  campaignDraftConflictSchema,
  type CampaignDraftText,
  campaignDraftTextSchema,
  type SaveCampaignDraftRequest,
  saveCampaignDraftResponseSchema,
} from '@raade/contracts/mail/campaign-drafts';
import { CallFailure } from '@raade/firebase/callables';
import { createStore, logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import * as z from 'zod/mini';
import { queryClient } from '../../reading/query-client.ts';
import { campaignDraft, isSameText, needsSaving, noteSaved } from '../form/campaign-draft.store.ts';
import { textOf } from '../form/campaign-form.ts';
import { DRAFTS_KEY } from './drafts.query.ts';

/** Nobody has typed for so long. */
const QUIET_MS = 1000;
/** Delay before a retry if the server cannot be reached. */
const AGAIN_AFTER_MS = 5000;

/** The state of the last save of the draft in the form. */
interface Saving {
  readonly state: 'quiet' | 'saving' | 'unreachable' | 'refused';
  /** Why it was refused. */
  readonly says?: string | undefined;
  /** The other version after a conflict. Nothing is saved until the user chooses one. */
  readonly conflict?: CampaignDraftConflict | undefined;
}

const QUIET: Saving = { state: 'quiet', says: undefined, conflict: undefined };

export const draftSaving = createStore<Saving>(() => QUIET);

let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> = Promise.resolve();
/** The text of a save whose response was lost. */
let unconfirmed: CampaignDraftText | undefined;

/** Saves the draft after a pause in typing. */
export function saveSoon(milliseconds = QUIET_MS): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), milliseconds);
}

/** Saves the draft now, after a save that is in progress. Resolves even if saving fails. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  saving = saving.then(save);
  return saving;
}

/** Starts saving the form again, including text that was refused before. */
export function resumeSaving(): Promise<void> {
  draftSaving.setState(QUIET);
  return saveNow();
}

/** Discards a draft that is not in the form. */
export async function discardDraft(id: string, revision: number): Promise<void> {
  await call({ id, revision, draft: null });
}

const call = async (request: SaveCampaignDraftRequest) => {
  const name = CALLABLES.saveCampaignDraft;
  const { revision } = await callAsStaff(name, request, saveCampaignDraftResponseSchema);
  void queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
  return revision;
};

async function save(): Promise<void> {
  const draft = campaignDraft.getState();
  if (draftSaving.getState().conflict) return;
  if (!needsSaving(draft)) {
    draftSaving.setState(QUIET);
    return;
  }
  const { id, revision } = draft.held;
  const text = textOf(draft.form);
  if (!z.safeParse(campaignDraftTextSchema, text).success) {
    draftSaving.setState({ state: 'refused', says: 'The subject or the content is too long.' });
    return;
  }
  draftSaving.setState({ state: 'saving', says: undefined });
  try {
    noteSaved({ id, revision: await call({ id, revision, draft: text }), saved: text });
    draftSaving.setState(QUIET);
    if (needsSaving(campaignDraft.getState())) saveSoon();
  } catch (error) {
    noteFailure(error, id, text);
  }
}

const TRANSIENT_CODES = ['unavailable', 'deadline-exceeded', 'internal', 'unknown'];

function noteFailure(error: unknown, id: string, text: CampaignDraftText): void {
  const failure = error instanceof CallFailure ? error : new CallFailure('unknown', '');
  logger.warn('campaign draft not saved', { code: failure.code }, error);
  const conflict = z.safeParse(campaignDraftConflictSchema, failure.details).data;
  const current = conflict?.current;
  // The draft was sent in the meantime, or the form contains another draft.
  if (campaignDraft.getState().held.id !== id) draftSaving.setState(QUIET);
  else if (current && [text, unconfirmed].some((own) => isSameText(current.draft, own))) {
    // The newer version is our own: the response to that save was lost, perhaps by a reload.
    unconfirmed = undefined;
    noteSaved({ id, revision: current.revision, saved: current.draft });
    void resumeSaving();
  } else if (conflict) draftSaving.setState({ state: 'refused', says: undefined, conflict });
  else if (TRANSIENT_CODES.includes(failure.code)) {
    unconfirmed = text;
    draftSaving.setState({ state: 'unreachable' });
    saveSoon(AGAIN_AFTER_MS);
  } else
    draftSaving.setState({ state: 'refused', says: failure.messageForUsers ?? refusalOf(error) });
}
