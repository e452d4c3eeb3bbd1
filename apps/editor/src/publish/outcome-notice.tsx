import { Link } from '@raade/platform';
import { Notice } from '@raade/ui';
import { FindingList } from '../editions/finding-list.tsx';
import { ItemLinks } from '../editions/item-links.tsx';
import { momentText } from '@raade/staff/moments';
import type { Outcome } from './outcome.ts';

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly timeZone: string;
}

/** What became of a wish to publish, in words. */
export function OutcomeNotice({ outcome, timeZone }: OutcomeNoticeProps) {
  switch (outcome.state) {
    case 'live':
      return (
        <Notice $tone="success">
          <span>{`Live as of ${momentText(outcome.at)}. See it: `}</span>
          {outcome.pages.map((page, index) => (
            <span key={page}>
              {index > 0 && <span>, </span>}
              <Link to={page}>{page === '/' ? 'home' : page.slice(1)}</Link>
            </span>
          ))}
        </Notice>
      );
    case 'waiting':
      return (
        <Notice $tone="success">
          {`It goes live on ${momentText(outcome.publishAt, timeZone)} (${timeZone}). Until then it can be withdrawn below.`}
        </Notice>
      );
    case 'unanswered':
      return (
        <Notice $tone="danger">
          There was no answer, so nobody knows whether this arrived. Please send it again as it is:
          it goes live once, however often it is sent.
        </Notice>
      );
    case 'refused':
      return (
        <Notice $tone="danger">
          <p>{outcome.says}</p>
          {outcome.findings && <FindingList findings={outcome.findings} />}
          {outcome.drafts && <ItemLinks items={outcome.drafts} />}
        </Notice>
      );
  }
}
