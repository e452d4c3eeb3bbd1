import type { CampaignDraftConflict } from '@raade/contracts/mail/campaign-drafts';
import { useStore } from '@raade/platform';
import { ageText } from '@raade/staff/moments';
import { Note, Stack } from '@raade/staff/staff-page.styles';
import { Button, ButtonRow, Notice } from '@raade/ui';
import { textIn } from '../../email-templates/inert-html.ts';
import { campaignDraft, holdAs, needsSaving, writeOn } from '../form/campaign-draft.store.ts';
import { draftSaving, resumeSaving } from './save-draft.ts';

/** Letters of the other version that are shown. */
const SAMPLE_LENGTH = 300;

/** Says whether what is written is saved, and offers both versions where somebody else was quicker. */
export function DraftState() {
  const draft = useStore(campaignDraft);
  const { state, says, conflict } = useStore(draftSaving);
  return (
    <>
      <Note role="status">
        {conflict ? '' : stateText(state, says, needsSaving(draft), draft.held.revision > 0)}
      </Note>
      <div role="alert">{conflict && <Conflict current={conflict.current} />}</div>
    </>
  );
}

function stateText(
  state: 'quiet' | 'saving' | 'unreachable' | 'refused',
  says: string | undefined,
  isWaiting: boolean,
  isSaved: boolean,
): string {
  if (state === 'unreachable') return 'Not saved: no connection. It is kept in this tab.';
  if (state === 'refused') return `Not saved: ${says ?? ''} It is kept in this tab.`;
  if (state === 'saving' || isWaiting) return 'Saving…';
  return isSaved ? 'Saved as a draft, which all mailers see.' : '';
}

function Conflict({ current }: CampaignDraftConflict) {
  const { held } = campaignDraft.getState();
  const saveSeparately = () => {
    holdAs();
    void resumeSaving();
  };
  if (!current) {
    const letGo = () => {
      writeOn({});
      void resumeSaving();
    };
    return (
      <Notice $tone="danger">
        <Stack $gap={2}>
          <p>This draft was sent or discarded meanwhile. What you wrote is still here.</p>
          <ButtonRow>
            <Button onClick={saveSeparately}>Save it as a new draft</Button>
            <Button look="quiet" onClick={letGo}>
              Empty the form
            </Button>
          </ButtonRow>
        </Stack>
      </Notice>
    );
  }
  const { draft, revision, by_name, at } = current;
  const takeTheirs = () => {
    writeOn(draft, { id: held.id, revision, saved: draft });
    void resumeSaving();
  };
  const overwrite = () => {
    holdAs({ id: held.id, revision, saved: draft });
    void resumeSaving();
  };
  return (
    <Notice $tone="danger">
      <Stack $gap={2}>
        <p>
          <strong>{`${by_name} saved this draft ${ageText(at)}.`}</strong>
        </p>
        <p>What you wrote is not saved yet. The form holds yours; this is the other version:</p>
        <blockquote>
          <p>
            <strong>{draft.subject || '(no subject)'}</strong>
          </p>
          <p>{textIn(draft.content).trim().slice(0, SAMPLE_LENGTH)}</p>
        </blockquote>
        <ButtonRow>
          <Button onClick={saveSeparately}>Keep both: save mine as a new draft</Button>
          <Button look="quiet" onClick={takeTheirs}>
            Use theirs
          </Button>
          <Button look="quiet" onClick={overwrite}>
            Replace theirs with mine
          </Button>
        </ButtonRow>
      </Stack>
    </Notice>
  );
}
