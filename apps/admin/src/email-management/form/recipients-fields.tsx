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

/** The choice of a forum, of a group, and of a part of it; of a correction also those who were sent what it corrects. */
export function RecipientsFields({ form, errors, onChange }: RecipientsFieldsProps) {
  const { recipientType, corrects } = form;
  const current = useCurrentForum();
  const forumId = form.forum_id ?? current;
  const forum = isOfForum(form.filter) ? registrantsOfForum(forumId) : undefined;
  const corrected = corrects ? [[CORRECTION, sentLabel(corrects)] as const] : [];
  return (
    <>
      {!corrects && (
        <ForumSelect
          chosen={forumId}
          // The current one is kept as no choice: a draft may be sent after the next forum was announced.
          onChoose={(id) => onChange({ forum_id: id === current ? undefined : id })}
        />
      )}
      <SelectField
        label="Recipient Type"
        error={errors.recipientType}
        hint={corrects ? CORRECTION_HINT : forum}
        name="recipientType"
        choices={[...corrected, ...choicesOf(RECIPIENT_LABELS)]}
        value={corrects ? CORRECTION : recipientType}
        onChange={(chosen) => {
          if (chosen === CORRECTION) return;
          const isOfGroup = chosen === 'all' || isOfForum(form.filter);
          const filter = isOfGroup ? form.filter : undefined;
          onChange({ recipientType: chosen, corrects: undefined, filter });
        }}
      />
      <FilterFields form={form} forumId={forumId} onChange={onChange} error={errors.filter} />
    </>
  );
}
