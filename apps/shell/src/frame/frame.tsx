import { Outlet, Recovering, styled } from '@raade/platform';
import { recoverableLazy } from '@raade/platform/host';
import { Countdown } from '../countdown/countdown.tsx';
import { Area } from '../failures/area.tsx';
import { FooterFailed } from '../failures/area-fallbacks.tsx';
import { NavigationFailed } from '../failures/navigation-failed.tsx';
import { logShellFailure } from '../failures/shell-failure.ts';
import { Footer } from './footer/footer.tsx';
import { Navbar } from './bar/navbar.tsx';
import { usePageFrame } from '../site-context.ts';
import { PageAnnouncer } from './page-announcer.tsx';
import { ScrollToAnchor } from './scroll-to-anchor.tsx';

const SkipLink = styled.a`
  position: fixed;
  z-index: var(--layer-skip-link);
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-small);
  background: var(--color-surface);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** Loaded on staff pages only. */
const StaffBar = recoverableLazy(
  () => import(/* webpackChunkName: "staff-bar" */ './staff/staff-bar.lazy.tsx'),
);

/** Renders the page in its frame. The frame depends on no remote, and each part of it may fail alone. */
export function Frame() {
  const isStaff = usePageFrame().area === 'staff';
  return (
    <>
      <SkipLink data-area="frame" href="#main">
        Skip to content
      </SkipLink>
      <Area name="navigation" Fallback={NavigationFailed}>
        {isStaff ? (
          <Recovering
            catches="not-loaded"
            // By its mark, the page has the height of the staff bar from the start.
            loading={<header data-area="staff-navigation" />}
            unavailable={NavigationFailed}
            onFail={({ error }, fields) => logShellFailure('area failed', fields, error)}
          >
            <StaffBar />
          </Recovering>
        ) : (
          <Navbar />
        )}
      </Area>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {!isStaff && (
        <>
          <Area name="countdown">
            <Countdown />
          </Area>
          <Area name="footer" Fallback={FooterFailed}>
            <Footer />
          </Area>
        </>
      )}
      <Area name="scrolling">
        <ScrollToAnchor />
      </Area>
      <Area name="announcements">
        <PageAnnouncer />
      </Area>
    </>
  );
}
