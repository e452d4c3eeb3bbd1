import { logger, useStore } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { ageText } from '@raade/staff/moments';
import { TitledSection } from '@raade/staff/titled-section';
import { Button, ButtonRow, Table } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { ConfirmButton } from '../../action-dialog/confirm-button.tsx';
import { TableHead } from '../../page-section/table-head.tsx';
import { WrappedCell } from '../../page-section/page-section.styles.ts';
import { ReadingState } from '../../reading/reading-state.tsx';
import { campaignDraft, isNewEmail, setForm } from '../form/campaign-draft.store.ts';
import { showMailToast } from '../mail-toast.ts';
import { draftsQuery, type StoredDraft } from './drafts.query.ts';
import { saveBefore } from './save-before.ts';
import { discardDraft } from './save-draft.ts';

/** The list of email drafts by all staff. */
export function DraftList() {
  const query = useQuery(draftsQuery);
  const draft = useStore(campaignDraft);
  const drafts = query.data?.documents ?? [];
  return (
    <TitledSection
      title="Drafts"
      beside={
        <Button
          look="quiet"
          aria-disabled={isNewEmail(draft) || undefined}
          onClick={() => void saveBefore(() => setForm({}))}
        >
          New email
        </Button>
      }
    >
      <ReadingState query={query} label="the drafts" loadingText="Loading drafts..." />
      {query.data && drafts.length === 0 && <p>There are no drafts.</p>}
      {drafts.length > 0 && (
        <Table caption="Drafts, newest first" stacks>
          <TableHead columns={['Subject', 'Saved by', 'Saved', 'Action']} />
          <tbody>
            {drafts.map(({ id, data }) => (
              <DraftRow key={id} id={id} storedDraft={data} isInForm={draft.record.id === id} />
            ))}
          </tbody>
        </Table>
      )}
    </TitledSection>
  );
}

interface DraftRowProps {
  readonly id: string;
  readonly storedDraft: StoredDraft;
  /** True for the draft that is in the form. */
  readonly isInForm: boolean;
}

function DraftRow({ id, storedDraft, isInForm }: DraftRowProps) {
  const { draft, revision, by_name, at } = storedDraft;
  const subject = draft.subject || '(no subject)';
  const open = () => setForm(draft, { id, revision, savedText: draft });
  const discard = async () => {
    try {
      await discardDraft(id, isInForm ? campaignDraft.getState().record.revision : revision);
      if (campaignDraft.getState().record.id === id) setForm({});
    } catch (error) {
      logger.warn('campaign draft not discarded', {}, error);
      const description = refusalOf(error);
      showMailToast({ tone: 'danger', title: 'The draft was not discarded', description });
    }
  };

  return (
    <tr>
      <WrappedCell as="th" scope="row" $min="12rem" $max="28rem">
        {subject}
      </WrappedCell>
      <WrappedCell $min="8rem" $max="20rem">
        {by_name}
      </WrappedCell>
      <td>
        <time dateTime={at.toISOString()}>{ageText(at)}</time>
      </td>
      <td>
        <ButtonRow>
          {isInForm ? (
            <span>In the form</span>
          ) : (
            <Button
              look="quiet"
              aria-label={`Open “${subject}”`}
              onClick={() => void saveBefore(open)}
            >
              Open
            </Button>
          )}
          <ConfirmButton
            label="Discard"
            look="quiet"
            aria-label={`Discard “${subject}”`}
            title={`Discard “${subject}”?`}
            action="Discard draft"
            onConfirm={() => void discard()}
          >
            <p>{`${by_name} saved this draft ${ageText(at)}. It will be deleted for everybody.`}</p>
          </ConfirmButton>
        </ButtonRow>
      </td>
    </tr>
  );
}
