import { mailServiceOf } from '@raade/contracts/mail/mail-service';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { environment } from '@raade/platform';
import { createElement } from 'react';

/** Who delivers our mail; in the HTML that comes before the script, compose fills it in. */
export function MailService() {
  const name = createElement(PRERENDERING.mailServiceHole, null, mailServiceOf(environment()));
  return (
    <li>
      <strong>{name}</strong> delivers our mail. It sees the address and text of each one, and may
      keep a record of what went to whom for a few days.
    </li>
  );
}
