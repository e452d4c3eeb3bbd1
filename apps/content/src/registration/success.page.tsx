import { logger, styled, usePageHead, useSearchParams } from '@raade/platform';
import { Hero, HeroTitle, Spinner } from '@raade/ui';
import { useEffect, useState } from 'react';
import { Layer, Layers } from '../layers/layers.styles.ts';
import { registrationEmail } from './checkout-memory.ts';
import { SUCCESS_HEAD } from './registration.head.ts';
import { useVerified } from './use-verified.ts';
import { WhatIsNext } from './what-is-next.section.tsx';

const Text = styled(Layers)`
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);
  overflow-wrap: anywhere;
`;

/** The page that the checkout leads back to. Its address need only name a session. */
export default function SuccessPage() {
  usePageHead(SUCCESS_HEAD);
  const isVerified = useVerified();
  const [email] = useState(registrationEmail);
  const [search] = useSearchParams();
  const hasSession = Boolean(search.get('session_id'));

  useEffect(() => {
    if (!hasSession) logger.warn('registration success without a checkout session');
  }, [hasSession]);

  return (
    <>
      <Hero labelledBy="success-title" height="short">
        <div role="status">
          <HeroTitle id="success-title">
            <Layers as="span">
              <Layer as="span" $isShown={!isVerified}>
                Verifying your registration...
              </Layer>
              <Layer as="span" $isShown={isVerified}>
                Registration Complete!
              </Layer>
            </Layers>
          </HeroTitle>
        </div>
        <Text>
          <Layer as="p" $isShown={!isVerified}>
            <Spinner /> This takes a moment.
          </Layer>
          <Layer as="p" $isShown={isVerified}>
            A confirmation email has been sent to {email ?? 'your email address'}
          </Layer>
        </Text>
      </Hero>
      <WhatIsNext isShown={isVerified} />
    </>
  );
}
