import { Link } from '@raade/platform';
import { Notice } from '@raade/ui';
import { type Refusal, RefusalNotice } from '../editions/refusal-notice.tsx';

/** The outcome of a request to publish, in words. */
export interface Outcome extends Refusal {
  readonly isDone: boolean;
  /** Where the site shows what is live now. */
  readonly pages?: readonly string[];
}

export function OutcomeNotice({ isDone, pages = [], ...outcome }: Outcome) {
  if (!isDone) return <RefusalNotice {...outcome} />;
  return (
    <Notice $tone="success">
      <span>{outcome.says}</span>
      {pages.map((page, index) => (
        <span key={page}>
          {index > 0 && <span>, </span>}
          <Link to={page}>{page === '/' ? 'home' : page.slice(1)}</Link>
        </span>
      ))}
    </Notice>
  );
}
