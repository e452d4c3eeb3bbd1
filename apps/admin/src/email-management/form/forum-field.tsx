import { ForumSelect } from '../../registrants/forums/forum-select.tsx';
import { useCurrentForum } from '../../registrants/forums/use-forums.ts';
import type { CampaignForm } from './campaign-form.ts';

interface ForumFieldProps {
  readonly form: CampaignForm;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
}

/** The choice of the forum whose registrants get an email. */
export function ForumField({ form: { forum_id, corrects }, onChange }: ForumFieldProps) {
  const current = useCurrentForum();
  if (corrects) return null;
  return (
    <ForumSelect
      chosen={forum_id ?? current}
      // The current one is kept as no choice: a draft may be sent after the next forum was announced.
      onChoose={(id) => onChange({ forum_id: id === current ? undefined : id })}
    />
  );
}
