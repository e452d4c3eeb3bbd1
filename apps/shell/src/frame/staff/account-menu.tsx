import { Link, type StaffSession, styled } from '@raade/platform';
import { Button, ThemeControl } from '@raade/ui';
import { useState } from 'react';
import { useDisclosure } from '../../overlays/use-disclosure.ts';
import { ToolIcon } from '../../navigation/tool-icon.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StaffTool } from './staff-bar.styles.ts';

const PERSON_ICON = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0';

const MenuWrapper = styled.div`
  position: relative;
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  display: grid;
  gap: var(--space-3);
  width: max-content;
  max-width: calc(100vw - 2 * var(--space-3));
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  overflow-wrap: anywhere;
  background: var(--color-surface);
  box-shadow: var(--shadow);

  &[hidden] {
    display: none;
  }
`;

/** The menu of the signed-in account: address, link to the account, theme, shortcuts, 'Sign Out'. */
export function AccountMenu({ session }: { readonly session: StaffSession }) {
  const { isOpen, toggle, panelId, container, button } = useDisclosure<HTMLDivElement>();
  const { email, access, signOut } = session;
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <MenuWrapper ref={container}>
      <StaffTool
        ref={button}
        type="button"
        aria-label="Account"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <ToolIcon path={PERSON_ICON} />
      </StaffTool>
      <Panel id={panelId} hidden={!isOpen}>
        <p>{`Signed in as ${email}`}</p>
        {access && (
          <Link to={access.accountPage} onClick={toggle}>
            Your account
          </Link>
        )}
        <ThemeControl />
        <Button look="quiet" onClick={() => setShowsKeys(true)}>
          Keyboard shortcuts
        </Button>
        <small>All times are Houston time.</small>
        <Button look="quiet" onClick={signOut}>
          Sign Out
        </Button>
      </Panel>
      <ShortcutsDialog
        isOpen={showsKeys}
        onOpen={() => setShowsKeys(true)}
        onClose={() => setShowsKeys(false)}
      />
    </MenuWrapper>
  );
}
