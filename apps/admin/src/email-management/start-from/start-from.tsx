import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { SelectField } from '@raade/staff/select-field';
import { momentText } from '@raade/staff/moments';
import { Button } from '@raade/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { campaignsQuery } from '../campaigns/campaigns.query.ts';
import { makeRoom } from '../drafts/make-room.ts';
import { writeOn } from '../form/campaign-draft.store.ts';
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
  const [chosen, setChosen] = useState('0');
  const beginnings = useMemo(() => {
    const campaigns = data?.pages.flatMap(({ documents }) => documents) ?? [];
    const earlier = campaigns.map(({ data: { subject, content, created_at } }) => ({
      label: `Campaign of ${momentText(created_at)}: ${subject}`,
      subject,
      content,
    }));
    return [...templates(facts), ...earlier];
  }, [data, facts]);

  const start = () => {
    const beginning = beginnings[Number(chosen)];
    if (!beginning) return;
    const { subject, content } = beginning;
    void makeRoom(() => writeOn({ subject, content }));
  };

  return (
    <Line>
      <SelectField
        label="Start from"
        choices={beginnings.map(({ label }, index) => [String(index), label])}
        value={chosen}
        onChange={setChosen}
      />
      <Button look="quiet" onClick={start}>
        Use this text
      </Button>
    </Line>
  );
}
