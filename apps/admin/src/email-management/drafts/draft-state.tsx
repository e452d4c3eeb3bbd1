import type { CampaignDraftConflict } from '@raade/contracts/mail/campaign-drafts';
import { useStore } from '@raade/platform';
import { ageText } from '@raade/staff/moments';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, ButtonRow, Note, Notice } from '@raade/ui';
import { textIn } from '../inert-html.ts';
import { campaignDraft, needsSaving, setForm, setRecord } from '../form/campaign-draft.store.ts';
import { draftSaving, resumeSaving } from './save-draft.ts';

/** Number of characters of the other version that are shown. */
const SAMPLE_LENGTH = 300;

/** Shows whether the draft is saved. After a conflict with a change by another person, offers both versions. */
export function DraftState() {
  const draft = useStore(campaignDraft);
  const { state, reason = '', conflict } = useStore(draftSaving);
  const idleText =
    draft.record.revision > 0 ? 'Saved as a draft. Everyone with the Mailer role can see it.' : '';
  const texts = {
    idle: needsSaving(draft) ? 'Saving…' : idleText,
    saving: 'Saving…',
    unreachable: 'Not saved: no connection. Your text is kept in this tab.',
    refused: conflict ? '' : `Not saved: ${reason} Your text is kept in this tab.`,
  };
  return (
    <>
      <Note role="status">{texts[state]}</Note>
      <div role="alert">{conflict && <Conflict current={conflict.current} />}</div>
    </>
  );
}

/** Shows the other version, with a button for each way to continue. */
function Conflict({ current }: CampaignDraftConflict) {
  const resolve = (choose: () => void) => () => {
    choose();
    void resumeSaving();
  };
  const { id } = campaignDraft.getState().record;
  const otherDraft = current && { id, revision: current.revision, savedText: current.draft };
  return (
    <Notice as={Stack} $tone="danger">
      <strong>
        {current
          ? `${current.by_name} saved this draft ${ageText(current.at)}.`
          : 'This draft has been sent or discarded in the meantime.'}
      </strong>
      <p>Your version is not saved yet. It is still in the form.</p>
      {current && (
        <blockquote>
          <strong>{current.draft.subject}</strong>
          <p>{textIn(current.draft.content).trim().slice(0, SAMPLE_LENGTH)}</p>
        </blockquote>
      )}
      <ButtonRow>
        <Button onClick={resolve(() => setRecord())}>Save mine as a new draft</Button>
        {otherDraft ? (
          <>
            <Button look="quiet" onClick={resolve(() => setForm(otherDraft.savedText, otherDraft))}>
              Use theirs
            </Button>
            <Button look="quiet" onClick={resolve(() => setRecord(otherDraft))}>
              Replace theirs with mine
            </Button>
          </>
        ) : (
          <Button look="quiet" onClick={resolve(() => setForm({}))}>
            Empty the form
          </Button>
        )}
      </ButtonRow>
    </Notice>
  );
}
