import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { provideEnvironment } from '@raade/platform';
import { render } from '@testing-library/react';
import { Recipient } from './recipient.tsx';

const REGISTER = 'https://register.example.org/12-3456789';

test.each([
  [{}, 'Sample Fund'],
  [{ taxId: '12-3456789' }, 'Sample Fund (<span>tax ID 12-3456789</span>)'],
  [{ registerEntry: REGISTER }, `Sample Fund (<a href="${REGISTER}">look it up</a>)`],
  [
    { taxId: '12-3456789', registerEntry: REGISTER },
    `Sample Fund (<span>tax ID 12-3456789</span>, <a href="${REGISTER}">look it up</a>)`,
  ],
])('the recipient of donations is shown with its registrations %j', (papers, html) => {
  const recipient = { legalName: 'Sample Fund', ...papers };
  provideEnvironment({ ...LOCAL_ENVIRONMENT, recipient });
  expect(render(<Recipient />).container.innerHTML).toBe(
    `<raade-recipient>${html}</raade-recipient>`,
  );
});
