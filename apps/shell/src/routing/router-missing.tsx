import { BRAND } from '@raade/contracts/base/brand';
import { styled } from '@raade/platform';
import { Lead } from '@raade/ui';
import { useEffect } from 'react';
import { Area } from '../failures/area.tsx';
import { FooterFailed } from '../failures/area-fallbacks.tsx';
import { NavigationFailed } from '../failures/navigation-failed.tsx';
import { logShellFailure } from '../failures/shell-failure.ts';
import { Footer } from '../frame/footer/footer.tsx';
import { SuggestedLinks } from '../failures/not-found/suggested-links.tsx';

const Main = styled.main`
  display: grid;
  align-content: center;
  gap: var(--space-6);
  min-height: 60svh;
  padding: var(--space-section) max(var(--page-gutter), (100% - var(--page-width)) / 2);

  h1 {
    max-width: 18ch;
    font-size: var(--text-title);
  }

  ${Lead} {
    margin-block-start: 0;
  }
`;

/** Shown where the browser refuses the History API. Without a router, links load whole documents. */
export function RouterMissing({ error }: { readonly error: unknown }) {
  useEffect(() => logShellFailure('router missing', {}, error), [error]);
  return (
    <>
      <NavigationFailed error={error} />
      <Main>
        <h1>{BRAND.fullName}</h1>
        <Lead>You can still try one of these pages:</Lead>
        <SuggestedLinks look="quiet" />
      </Main>
      <Area name="footer" Fallback={FooterFailed}>
        <Footer />
      </Area>
    </>
  );
}
