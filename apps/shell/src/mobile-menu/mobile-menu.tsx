import { styled, useResponsive } from '@raade/platform';
import { useEffect, useState } from 'react';
import { MenuButton } from './menu-button.styles.ts';
import { MenuContents } from './menu-contents.tsx';
import { MenuDialog } from './menu-dialog.styles.ts';
import { keepTabInside } from '../dialog/keep-tab-inside.ts';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';

const Lines = styled.svg`
  width: 1.75rem;
  height: 1.75rem;
`;

const isWide = (deviceType: string) => deviceType === 'desktop' || deviceType === 'large-desktop';

/**
 * The navigation on small screens: a dialog over everything.
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)
 */
export function MobileMenu() {
  const { dialog, isOpen, open, close, onClose, leave } = useModalDialog();
  const [isSearching, setSearching] = useState(false);
  const hasDesktopMenu = useResponsive(({ deviceType }) => isWide(deviceType));

  useEffect(() => {
    if (hasDesktopMenu) close();
  }, [hasDesktopMenu, close]);

  const handleClose = () => {
    setSearching(false);
    onClose();
  };

  return (
    <>
      <MenuButton
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Lines viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" fill="none" stroke="currentcolor" strokeWidth="2" />
        </Lines>
      </MenuButton>
      <MenuDialog ref={dialog} aria-label="Menu" onClose={handleClose} onKeyDown={keepTabInside}>
        <MenuContents
          isSearching={isSearching}
          onSearch={setSearching}
          onClose={close}
          onChoose={leave}
        />
      </MenuDialog>
    </>
  );
}
