import { keepTabInside } from '../dialog/keep-tab-inside.ts';
import { MENU_ID } from '../mobile-menu/menu-id.ts';
import { takeEarlyPress } from '../startup/early-press.ts';

const BUTTON = `button[aria-controls="${MENU_ID}"]`;

function lockScrolling(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}

/** Opens and closes the menu that came with the HTML. What else is pressed in it waits for the living one. */
export function answerMenu(signal: AbortSignal): void {
  const menu = document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`);
  const opener = document.querySelector(BUTTON);
  if (!menu || !opener) return;

  const open = () => {
    menu.showModal();
    lockScrolling(true);
    opener.setAttribute('aria-expanded', 'true');
  };
  const answer = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest(BUTTON);
    if (button) takeEarlyPress(button)?.removeAttribute('aria-busy');
    if (button && !menu.open) open();
    // Links lead out of it, to another part of this page maybe.
    else if (button || (menu.contains(target) && target.closest('a[href]'))) menu.close();
  };
  const onClose = () => {
    lockScrolling(false);
    opener.setAttribute('aria-expanded', 'false');
  };
  document.addEventListener('click', answer, { signal });
  menu.addEventListener('close', onClose, { signal });
  menu.addEventListener('keydown', (event) => keepTabInside(event), { signal });
  if (takeEarlyPress(opener)) {
    opener.removeAttribute('aria-busy');
    open();
  }
}
