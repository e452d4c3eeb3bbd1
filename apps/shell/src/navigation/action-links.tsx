import { styled } from '@raade/platform';
import { DONATE, JOIN } from './navigation-items.ts';
import { NavigationLink } from './navigation-link.tsx';

const Row = styled.div`
  display: flex;
  gap: var(--space-3);
`;

const JoinLink = styled(NavigationLink)`
  && {
    display: grid;
    place-content: center;
    min-height: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: 1px solid currentcolor;
    border-radius: var(--radius-small);
    color: inherit;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
  }

  &&:hover {
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }
`;

const DonateLink = styled(JoinLink)`
  &&,
  &&:hover {
    border-color: transparent;
    background: var(--color-sun);
    color: #1b1208;
  }

  &&:hover {
    background: #f7b987;
  }
`;

/** The two things that the association asks of its visitors. */
export function ActionLinks({ onChoose }: { readonly onChoose?: () => void }) {
  return (
    <Row>
      <DonateLink href={DONATE.href} onClick={onChoose}>
        {DONATE.name}
      </DonateLink>
      <JoinLink href={JOIN.href} onClick={onChoose}>
        {JOIN.name}
      </JoinLink>
    </Row>
  );
}
