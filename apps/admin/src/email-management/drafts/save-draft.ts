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
import { campaignDraft, isSameText, needsSaving, markSaved } from '../form/campaign-draft.store.ts';
import { textOf } from '../form/campaign-form.ts';
import { DRAFTS_KEY } from './drafts.query.ts';

/** A draft is saved after this pause in typing. */
const TYPING_PAUSE_MS = 1000;
/** Delay before a retry if the server cannot be reached. */
const RETRY_DELAY_MS = 5000;

/** The state of the last save of the draft in the form. */
interface SaveState {
  readonly state: 'idle' | 'saving' | 'unreachable' | 'refused';
  /** Why the save was refused. */
  readonly reason?: string | undefined;
  /** The other version after a conflict. Nothing is saved until the user chooses one. */
  readonly conflict?: CampaignDraftConflict | undefined;
}

const IDLE: SaveState = { state: 'idle', reason: undefined, conflict: undefined };

export const draftSaving = createStore<SaveState>(() => IDLE);

let timer: ReturnType<typeof setTimeout> | undefined;
let lastSave: Promise<void> = Promise.resolve();
/** The text of a save whose response was lost. */
let unconfirmedText: CampaignDraftText | undefined;

/** Saves the draft after a pause in typing. */
export function saveSoon(delayMs = TYPING_PAUSE_MS): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), delayMs);
}

/** Saves the draft now, after a save that is in progress. Resolves even if saving fails. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  lastSave = lastSave.then(save);
  return lastSave;
}

/** Saves the form again after a conflict was resolved or a save was refused. */
export function resumeSaving(): Promise<void> {
  draftSaving.setState(IDLE);
  return saveNow();
}

/** Discards a draft that is not in the form. */
export async function discardDraft(id: string, revision: number): Promise<void> {
  await callSave({ id, revision, draft: null });
}

const callSave = async (request: SaveCampaignDraftRequest) => {
  const name = CALLABLES.saveCampaignDraft;
  const { revision } = await callAsStaff(name, request, saveCampaignDraftResponseSchema);
  void queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
  return revision;
};

async function save(): Promise<void> {
  const draft = campaignDraft.getState();
  if (draftSaving.getState().conflict) return;
  if (!needsSaving(draft)) {
    draftSaving.setState(IDLE);
    return;
  }
  const { id, revision } = draft.record;
  const text = textOf(draft.form);
  if (!z.safeParse(campaignDraftTextSchema, text).success) {
    draftSaving.setState({ state: 'refused', reason: 'The subject or the content is too long.' });
    return;
  }
  draftSaving.setState({ state: 'saving', reason: undefined });
  try {
    markSaved({ id, revision: await callSave({ id, revision, draft: text }), savedText: text });
    draftSaving.setState(IDLE);
    if (needsSaving(campaignDraft.getState())) saveSoon();
  } catch (error) {
    handleFailure(error, id, text);
  }
}

/** Errors after which the same save may succeed later. */
const TRANSIENT_CODES = ['unavailable', 'deadline-exceeded', 'internal', 'unknown'];

/** Resolves a failed save by itself if it can. Otherwise it shows the conflict or the reason. */
function handleFailure(error: unknown, id: string, text: CampaignDraftText): void {
  const failure = error instanceof CallFailure ? error : new CallFailure('unknown', '');
  logger.warn('campaign draft not saved', { code: failure.code }, error);
  const conflict = z.safeParse(campaignDraftConflictSchema, failure.details).data;
  const current = conflict?.current;
  // The draft was sent in the meantime, or the form contains another draft.
  if (campaignDraft.getState().record.id !== id) draftSaving.setState(IDLE);
  else if (current && [text, unconfirmedText].some((own) => isSameText(current.draft, own))) {
    // The newer version is our own: the response to that save was lost, perhaps by a reload.
    unconfirmedText = undefined;
    markSaved({ id, revision: current.revision, savedText: current.draft });
    void resumeSaving();
  } else if (conflict) draftSaving.setState({ state: 'refused', reason: undefined, conflict });
  else if (TRANSIENT_CODES.includes(failure.code)) {
    unconfirmedText = text;
    draftSaving.setState({ state: 'unreachable' });
    saveSoon(RETRY_DELAY_MS);
  } else
    draftSaving.setState({ state: 'refused', reason: failure.messageForUsers ?? refusalOf(error) });
}
