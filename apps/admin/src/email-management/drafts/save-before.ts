import { campaignDraft, hasUnsavedText } from '../form/campaign-draft.store.ts';
import { showMailToast } from '../mail-toast.ts';
import { draftSaving, resumeSaving, saveNow } from './save-draft.ts';

/** Saves the email in the form, then replaces it. If saving fails, the email stays in the form. */
export async function saveBefore(replace: () => void): Promise<void> {
  await saveNow();
  if (draftSaving.getState().conflict || hasUnsavedText(campaignDraft.getState())) {
    showMailToast({
      tone: 'danger',
      title: 'Your email is not saved yet',
      description: 'Your email stays in the form, which shows the reason.',
    });
    return;
  }
  replace();
  void resumeSaving();
}
