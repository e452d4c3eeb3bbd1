import { styled } from '@raade/platform';
import { type ReactNode, useId, useState } from 'react';
import { Chevron } from '../chevron/chevron.tsx';

interface DisclosureProps {
  /** Text of the button. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

const Frame = styled.div`
  border-block: 1px solid var(--color-border);

  & + & {
    border-block-start: 0;
  }
`;

const Summary = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: var(--space-4);
  width: 100%;
  min-height: 3.25rem;
  padding: var(--space-3) 0;
  border: 0;
  background: none;
  color: var(--color-text);
  font: 600 var(--text-body) / 1.35 var(--font-body);
  text-align: start;
  cursor: pointer;

  &:hover {
    color: var(--color-accent);
  }

  svg {
    transition: rotate var(--motion-quick);
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const Content = styled.div`
  padding-block-end: var(--space-6);
`;

/** A button that shows and hides content below it: the disclosure pattern of the ARIA Authoring Practices. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Frame>
      <div>
        <Summary
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{summary}</span>
          <Chevron />
        </Summary>
      </div>
      <Content id={id} hidden={!isOpen}>
        {children}
      </Content>
    </Frame>
  );
}
