import type { CampaignStatus } from '@raade/contracts/mail/campaigns';
import { useStore } from '@raade/platform';
import { useFieldErrors } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../reading/query-client.ts';
import { useCurrentForum } from '../../registrants/forums/use-forums.ts';
import { campaignQuery, CAMPAIGNS_KEY } from '../campaigns/campaigns.query.ts';
import {
  beginCampaign,
  campaignDraft,
  changeForm,
  clearAfterTest,
  forgetLastCampaign,
  markRefused,
  markStarted,
} from '../form/campaign-draft.store.ts';
import { DRAFTS_KEY } from '../drafts/drafts.query.ts';
import { draftSaving, resumeSaving, saveNow } from '../drafts/save-draft.ts';
import { type CampaignEmail, type CampaignForm, checkForm } from '../form/campaign-form.ts';
import { showMailToast } from '../mail-toast.ts';
import { sendEmail, TEST_EMAIL_MISSING } from './send-email.ts';

/** In these states a campaign is never sent, so its text can be sent again. */
const NEVER_SENT: ReadonlySet<CampaignStatus | undefined> = new Set(['canceled', 'not-approved']);

/** The state of sending an email: checks, confirmation, request and result. */
export function useSending() {
  const { form, lastCampaign } = useStore(campaignDraft);
  const id = lastCampaign?.campaignId;
  const campaign = useQuery({ ...campaignQuery(id ?? ''), enabled: id !== undefined });
  const isNeverSent = NEVER_SENT.has(campaign.data?.status);
  useEffect(() => {
    if (isNeverSent) forgetLastCampaign();
  }, [isNeverSent]);
  const { errors, show, forget, clear } = useFieldErrors<keyof CampaignForm>();
  const [isSending, setIsSending] = useState(false);
  /** The checked campaign that the dialog asks to confirm. */
  const [toConfirm, setToConfirm] = useState<CampaignEmail>();
  const isRequestRunning = useRef(false);
  const currentForum = useCurrentForum();
  // The forum is named in the request, since the current forum may change before the call.
  const forum_id = form.corrects ? undefined : (form.forum_id ?? currentForum);

  const change = (changes: Partial<CampaignForm>) => {
    changeForm(changes);
    forget(Object.keys(changes));
  };

  const send = async (email: CampaignEmail) => {
    // Guards against a second press before the next render.
    if (isRequestRunning.current) return;
    isRequestRunning.current = true;
    setToConfirm(undefined);
    setIsSending(true);
    try {
      await (email.testMode ? sendTest(email) : startCampaign(email));
    } finally {
      isRequestRunning.current = false;
      setIsSending(false);
    }
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSending) return;
    const check = checkForm(form);
    if (!check.ok) {
      if (check.errors.testEmail === TEST_EMAIL_MISSING.description)
        showMailToast(TEST_EMAIL_MISSING);
      show(check.errors, element);
      return;
    }
    clear();
    if (check.email.testMode) return send(check.email);
    // A conflicting version must be resolved first, since sending would discard it.
    await saveNow();
    if (draftSaving.getState().conflict) return;
    setToConfirm({ ...check.email, forum_id });
  };

  const cancel = () => setToConfirm(undefined);
  const isSent = lastCampaign !== undefined && !form.testMode;
  return { form, forum_id, errors, isSending, isSent, toConfirm, change, submit, send, cancel };
}

async function sendTest(email: CampaignEmail): Promise<void> {
  // The draft is saved too, since the tested text can be restored from it.
  const [{ toast, sent }] = await Promise.all([sendEmail(email), saveNow()]);
  showMailToast(toast);
  if (!sent) return;
  clearAfterTest();
  // The form contains a new draft now. A conflict of the tested draft must not block its saving.
  void resumeSaving();
}

async function startCampaign(email: CampaignEmail): Promise<void> {
  const { id: campaignId, revision } = beginCampaign();
  const { toast, sent, mayHaveSent } = await sendEmail(email, campaignId, revision || undefined);
  showMailToast(toast);
  if (sent)
    markStarted({
      campaignId,
      subject: email.subject,
      needsApproval: sent.needsApproval,
      startsAt: email.startsAt,
    });
  else if (!mayHaveSent) markRefused();
  void queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
  void queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
}
