import { useEffect } from 'react';
import { campaignDraft, needsSaving } from '../form/campaign-draft.store.ts';
import { saveNow, saveSoon } from './save-draft.ts';

/** Saves the email during typing, and when the page is left. */
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
