import { useState } from 'react';
import { styled } from '@raade/platform';
import {
  Breadcrumb,
  Disclosure,
  foldedBelowDesktop,
  foldedOnPhones,
  Tabs,
} from '../../src/index.ts';

const DAYS = [
  { id: 'friday', label: 'Friday' },
  { id: 'saturday', label: 'Saturday' },
  { id: 'sunday', label: 'Sunday' },
] as const;

const Folded = styled.div`
  ${foldedOnPhones}
`;

const FoldedBelowDesktop = styled.div`
  ${foldedBelowDesktop}
`;

export function Navigation() {
  const [day, setDay] = useState<(typeof DAYS)[number]['id']>('friday');
  return (
    <>
      <Breadcrumb trail={[{ label: 'Forum', to: '/conference' }]} current="Schedule" />
      <Tabs label="Days" tabs={DAYS} selected={day} onSelect={setDay}>
        What happens on {day}.
      </Tabs>
      <div>
        <Disclosure summary="Who may come?" level={3}>
          Everybody.
        </Disclosure>
        <Disclosure
          summary="Is there an answer to a question that takes more than one line?"
          level={3}
        >
          There is.
        </Disclosure>
      </div>
      <Folded>
        <p>What is always there.</p>
        <details>
          <summary>What phones fold</summary>
        </details>
        <p>It is behind the line above on a phone, and below it elsewhere.</p>
      </Folded>
      <FoldedBelowDesktop>
        <details>
          <summary>What phones and tablets fold</summary>
        </details>
        <p>It stands beside the rest of the page on a desktop.</p>
      </FoldedBelowDesktop>
    </>
  );
}
