import { useEffect } from 'react';
import { campaignDraft, needsSaving } from '../form/campaign-draft.store.ts';
import { saveNow, saveSoon } from './save-draft.ts';

/** Saves the email in the form as it is written, and what is left of it when the page is. */
export function useSavedDraft(): void {
  useEffect(() => {
    const saveChanges = () => {
      if (needsSaving(campaignDraft.getState())) saveSoon();
    };
    saveChanges();
    const unsubscribe = campaignDraft.subscribe(saveChanges);
    return () => {
      unsubscribe();
      void saveNow();
    };
  }, []);
}
