import { ForumSelect } from '../../registrants/forums/forum-select.tsx';
import { useForums } from '../../registrants/forums/use-forums.ts';
import type { CampaignForm } from './campaign-form.ts';

interface ForumFieldProps {
  readonly form: CampaignForm;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
}

/** The choice of the forum whose registrants get an email. */
export function ForumField({ form: { forum_id, corrects }, onChange }: ForumFieldProps) {
  const { current, forums } = useForums(forum_id);
  if (corrects) return null;
  return (
    <ForumSelect
      chosen={forum_id ?? current}
      forums={forums}
      onChoose={(id) => onChange({ forum_id: id })}
    />
  );
}
