import { isOfForum } from '@raade/contracts/mail/audience-filter';
import {
  RECIPIENT_LABELS,
  registrantsOfForum,
  sentLabel,
} from '@raade/contracts/mail/audience-label';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { ForumSelect } from '../../registrants/forums/forum-select.tsx';
import { useCurrentForum } from '../../registrants/forums/use-forums.ts';
import type { CampaignForm, FormErrors } from './campaign-form.ts';
import { FilterFields } from './filter-fields.tsx';

interface RecipientsFieldsProps {
  readonly form: CampaignForm;
  readonly errors: FormErrors;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
}

const CORRECTION = 'correction';
const CORRECTION_HINT =
  'People who are still waiting for that email, or could not be reached, do not get the correction.';

/** The fields for the recipients: forum, group and filter. A correction can also go to the recipients of its campaign. */
export function RecipientsFields({ form, errors, onChange }: RecipientsFieldsProps) {
  const { recipientType, corrects } = form;
  const currentForum = useCurrentForum();
  const forumId = form.forum_id ?? currentForum;
  const forumHint = isOfForum(form.filter) ? registrantsOfForum(forumId) : undefined;
  const correctionChoice = corrects ? [[CORRECTION, sentLabel(corrects)] as const] : [];
  return (
    <>
      {!corrects && (
        <ForumSelect
          forum={forumId}
          // The current forum is stored as undefined, since a draft may be sent after the next forum was announced.
          onChange={(id) => onChange({ forum_id: id === currentForum ? undefined : id })}
        />
      )}
      <SelectField
        label="Recipient Type"
        error={errors.recipientType}
        hint={corrects ? CORRECTION_HINT : forumHint}
        name="recipientType"
        choices={[...correctionChoice, ...choicesOf(RECIPIENT_LABELS)]}
        value={corrects ? CORRECTION : recipientType}
        onChange={(group) => {
          if (group === CORRECTION) return;
          // Filters for applicants and donors have no group.
          const canKeepFilter = group === 'all' || isOfForum(form.filter);
          const filter = canKeepFilter ? form.filter : undefined;
          onChange({ recipientType: group, corrects: undefined, filter });
        }}
      />
      <FilterFields form={form} forumId={forumId} onChange={onChange} error={errors.filter} />
    </>
  );
}
