import { keepTabInside, lockScrolling, MENU_ID } from '../overlays/modal.ts';
import { takeEarlyPress } from '../startup/early-press.ts';

const BUTTON = `button[aria-controls="${MENU_ID}"]`;

/** Opens and closes the prerendered menu. Other buttons in it work after hydration only. */
export function startEarlyMenu(signal: AbortSignal): void {
  const menu = document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`);
  const opener = document.querySelector(BUTTON);
  if (!menu || !opener) return;

  const showState = (isOpen: boolean) => {
    lockScrolling(isOpen);
    opener.setAttribute('aria-expanded', String(isOpen));
  };
  const open = () => {
    menu.showModal();
    showState(true);
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest(BUTTON);
    // This press is handled here, so it must not be repeated after hydration.
    if (button) takeEarlyPress(button);
    // A link closes the menu, since it may lead to another part of this page.
    const menuLink = menu.contains(target) && target.closest('a[href]');
    if (button && !menu.open) open();
    else if (button || menuLink) menu.close();
  };
  document.addEventListener('click', onClick, { signal });
  menu.addEventListener('close', () => showState(false), { signal });
  menu.addEventListener('keydown', keepTabInside, { signal });
  if (takeEarlyPress(opener)) open();
}
