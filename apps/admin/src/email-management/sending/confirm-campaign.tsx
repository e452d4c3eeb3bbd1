import { isOfForum } from '@raade/contracts/mail/audience-filter';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { momentText } from '@raade/staff/moments';
import { Stack } from '@raade/staff/staff-page.styles';
import { Failure } from '@raade/staff/staff-frame.styles';
import { Button, Dialog, Note } from '@raade/ui';
import { refusalOf } from '@raade/staff/refusal-of';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { audienceQuery, exclusionSentence, recipientsText } from '../audience/audience.ts';
import { Facts } from '../../page-section/page-section.styles.ts';
import { audienceLabel, registrantsOfForum } from '@raade/contracts/mail/audience-label';
import type { CampaignEmail } from '../form/campaign-form.ts';

const NOT_COUNTED = 'The recipients could not be counted, so the campaign cannot be sent yet.';

interface ConfirmCampaignProps {
  /** Undefined while the dialog is closed. */
  readonly email: CampaignEmail | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const BoldFacts = styled(Facts)`
  dd {
    font-weight: 600;
  }
`;

const Aside = styled(Note)`
  font-weight: 400;
`;

/** The dialog that confirms sending a campaign. Counts the recipients again, so that the number is current. */
export function ConfirmCampaign({ email, onCancel, onConfirm }: ConfirmCampaignProps) {
  // The dialog remains in the document until it has closed, so that the browser can restore the focus.
  const [shownEmail, setShownEmail] = useState(email);
  if (email && email !== shownEmail) setShownEmail(email);
  if (!shownEmail) return null;
  return (
    <ConfirmDialog
      email={shownEmail}
      isOpen={email !== undefined}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}

interface ConfirmDialogProps extends ConfirmCampaignProps {
  readonly email: CampaignEmail;
  readonly isOpen: boolean;
}

function ConfirmDialog({ email, isOpen, onCancel, onConfirm }: ConfirmDialogProps) {
  const { timeZone } = useContent().forum;
  const { subject, recipientType, forum_id, corrects, filter, startsAt } = email;
  const query = useQuery({ ...audienceQuery(email), enabled: isOpen });
  const audience = query.isFetching || query.isError ? undefined : query.data;
  return (
    <Dialog
      title={startsAt ? 'Schedule this campaign?' : 'Send this campaign?'}
      isOpen={isOpen}
      onClose={onCancel}
      closeLabel="Cancel"
      actions={
        audience !== undefined &&
        // A scheduled campaign may have no recipients yet: people can register until it starts.
        (audience.recipients > 0 || startsAt) && (
          <Button onClick={onConfirm}>
            {startsAt ? 'Schedule' : `Send to ${recipientsText(audience.recipients)}`}
          </Button>
        )
      }
    >
      <Stack>
        <BoldFacts>
          <div>
            <dt>Subject</dt>
            <dd>{subject}</dd>
          </div>
          {startsAt && (
            <div>
              <dt>Starts</dt>
              <dd>{`${momentText(startsAt, timeZone)}, ${zoneName(startsAt, timeZone)}`}</dd>
            </div>
          )}
          <div>
            <dt>{audienceLabel(recipientType, corrects, filter)}</dt>
            {forum_id && isOfForum(filter) && <dt>{registrantsOfForum(forum_id)}</dt>}
            <dd>
              <div role="status">
                {query.isFetching && <span>Counting recipients...</span>}
                {audience && <span>{recipientsText(audience.recipients)}</span>}
                {audience && <Aside>{exclusionSentence(audience, email)}</Aside>}
              </div>
            </dd>
          </div>
        </BoldFacts>
        {query.isError && !query.isFetching && (
          <Failure role="alert" $tone="danger">
            <p>{refusalOf(query.error, NOT_COUNTED)}</p>
            <Button look="quiet" onClick={() => void query.refetch()}>
              Count again
            </Button>
          </Failure>
        )}
      </Stack>
    </Dialog>
  );
}
