import { momentText } from '@raade/staff/moments';
import type { PublishingState } from '@raade/contracts/releases/pointer-moves';
import { Notice } from '@raade/ui';

interface PublishingNoticeProps {
  readonly publishing: PublishingState;
}

/** Whether visitors get what stands below, and why if they do not. */
export function PublishingNotice({ publishing }: PublishingNoticeProps) {
  const { isLive, liveSince, problems, failure } = publishing;
  return (
    <div role="status">
      {failure && (
        <Notice $tone="danger">
          <p>
            <strong>The site could not be published</strong>
            <span>{` (${momentText(failure.at)}, attempt ${failure.tries}). Visitors get the state from before. It is tried again by itself.`}</span>
          </p>
          <p>{failure.message}</p>
        </Notice>
      )}
      {!failure && !isLive && <Notice>The site is being published...</Notice>}
      {!failure && isLive && liveSince !== undefined && (
        <p>{`Visitors get what stands here since ${momentText(liveSince)}.`}</p>
      )}
      {problems.map((problem) => (
        <Notice key={problem} $tone="danger">
          {problem}
        </Notice>
      ))}
    </div>
  );
}
