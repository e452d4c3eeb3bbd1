import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { LOOK_IT_UP, recipientOf } from '@raade/contracts/money/recipient';
import { environment } from '@raade/platform';
import { createElement } from 'react';

/** The recipient of donations, with tax ID and register entry. In the prerendered HTML, the publisher fills it in. */
export function Recipient() {
  const { named, papers } = recipientOf(environment());
  return createElement(
    PRERENDERING.recipientPlaceholder,
    null,
    named,
    papers && <Papers {...papers} />,
  );
}

function Papers({ taxId, registerEntry }: NonNullable<ReturnType<typeof recipientOf>['papers']>) {
  /* eslint-disable no-restricted-syntax -- Nothing here changes while a page is open. */
  return (
    <>
      {' ('}
      {taxId && <span>{taxId}</span>}
      {taxId && registerEntry && ', '}
      {registerEntry && <a href={registerEntry}>{LOOK_IT_UP}</a>})
    </>
  );
}
