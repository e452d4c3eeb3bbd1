import { useIsHydrated, useResponsive } from '@raade/platform';
import { WithoutScript } from '@raade/ui';
import { useEffect, useState } from 'react';
import { MenuButton, MenuDialog } from './menu.styles.ts';
import { MenuContents } from './menu-contents.tsx';
import { keepTabInside, MENU_ID } from '../../overlays/modal.ts';
import { useModalDialog } from '../../overlays/use-modal-dialog.ts';
import { ToolIcon } from '../../navigation/tool-icon.tsx';

const LINES_ICON = 'M3 6h18M3 12h18M3 18h18';

const isWide = (deviceType: string) => deviceType === 'desktop' || deviceType === 'large-desktop';

/**
 * The navigation on small screens: a modal dialog. Without JavaScript, a link to its id opens it (`:target` in
 * `template.html`).
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)
 */
export function MobileMenu() {
  const { dialog, isOpen, open, close, onClose, leave } = useModalDialog();
  const [isSearching, setSearching] = useState(false);
  // Before hydration the width is unknown, and must not close a menu that is already open.
  const isHydrated = useIsHydrated();
  const hasDesktopMenu = useResponsive(({ deviceType }) => isWide(deviceType)) && isHydrated;

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
        data-needs-script
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-controls={MENU_ID}
        aria-expanded={isOpen}
        onClick={open}
      >
        <ToolIcon path={LINES_ICON} />
      </MenuButton>
      <WithoutScript>
        <MenuButton as="a" href={`#${MENU_ID}`} aria-label="Open menu">
          <ToolIcon path={LINES_ICON} />
        </MenuButton>
      </WithoutScript>
      <MenuDialog
        id={MENU_ID}
        ref={dialog}
        data-scheme="dark"
        aria-label="Menu"
        onClose={handleClose}
        onKeyDown={keepTabInside}
      >
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
