import type { Email } from '@raade/emails';
import { styled } from '@raade/platform';
import { Facts } from '../page-section/page-section.styles.ts';
import { HtmlSheet } from './html-sheet.tsx';

const Frame = styled.article`
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

const Lines = styled(Facts)`
  padding: var(--space-4);
  border-block-end: 1px solid var(--color-border);

  div:first-child dd {
    font-weight: 600;
  }
`;

/** Pixels. Longer emails scroll in their frame. */
const MAX_HEIGHT = 2000;

const Preview = styled(HtmlSheet)<{ readonly $isPhone: boolean }>`
  display: block;
  width: ${({ $isPhone }) => ($isPhone ? '375px' : '100%')};
  max-width: 100%;
  margin: 0 auto;
  height: 600px;
  max-height: ${({ fitHeight = 600 }) => `${fitHeight}px`};
  border: 0;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface EmailViewProps {
  readonly email: Email;
  /** True for the width of a phone's screen. */
  readonly isPhone?: boolean;
  /** True for a frame as high as the email; otherwise the content scrolls in a low one. */
  readonly isFullHeight?: boolean;
}

/** A preview of an email: subject and preview text as in an inbox, and below them the content. */
export function EmailView({ email, isPhone = false, isFullHeight = false }: EmailViewProps) {
  return (
    <Frame>
      <Lines>
        <div>
          <dt>Subject</dt>
          <dd>{email.subject}</dd>
        </div>
        <div>
          <dt>Inbox preview</dt>
          <dd>{email.previewText}</dd>
        </div>
      </Lines>
      <Preview
        title={`Preview of the email: ${email.subject}`}
        html={email.html}
        $isPhone={isPhone}
        fitHeight={isFullHeight ? MAX_HEIGHT : undefined}
      />
    </Frame>
  );
}
