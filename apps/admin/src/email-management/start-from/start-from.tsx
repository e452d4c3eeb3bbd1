import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { SelectField } from '@raade/staff/select-field';
import { momentText } from '@raade/staff/moments';
import { Button } from '@raade/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { campaignsQuery } from '../campaigns/campaigns.query.ts';
import { saveBefore } from '../drafts/save-before.ts';
import { setForm } from '../form/campaign-draft.store.ts';
import { templates } from './templates.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);

  > :first-child {
    flex: 1 1 16rem;
  }
`;

/** Begins a new email with the text of a template or of an earlier campaign. */
export function StartFrom() {
  const facts = mailFactsOf(useContent());
  const { data } = useInfiniteQuery(campaignsQuery);
  const [index, setIndex] = useState('0');
  const startTexts = useMemo(() => {
    const campaigns = data?.pages.flatMap(({ documents }) => documents) ?? [];
    const campaignTexts = campaigns.map(({ data: { subject, content, created_at } }) => ({
      label: `Campaign of ${momentText(created_at)}: ${subject}`,
      subject,
      content,
    }));
    return [...templates(facts), ...campaignTexts];
  }, [data, facts]);

  const start = () => {
    const startText = startTexts[Number(index)];
    if (!startText) return;
    const { subject, content } = startText;
    void saveBefore(() => setForm({ subject, content }));
  };

  return (
    <Line>
      <SelectField
        label="Start from"
        choices={startTexts.map(({ label }, position) => [String(position), label])}
        value={index}
        onChange={setIndex}
      />
      <Button look="quiet" onClick={start}>
        Use this text
      </Button>
    </Line>
  );
}
