import { keepTabInside, lockScrolling, MENU_ID } from '../overlays/modal.ts';
import { takeEarlyPress } from '../startup/early-press.ts';

const BUTTON = `button[aria-controls="${MENU_ID}"]`;

/** Opens and closes the menu that came with the HTML. What else is pressed in it waits for the living one. */
export function answerMenu(signal: AbortSignal): void {
  const menu = document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`);
  const opener = document.querySelector(BUTTON);
  if (!menu || !opener) return;

  const tell = (isOpen: boolean) => {
    lockScrolling(isOpen);
    opener.setAttribute('aria-expanded', String(isOpen));
  };
  const open = () => {
    menu.showModal();
    tell(true);
  };
  const answer = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest(BUTTON);
    if (button) takeEarlyPress(button);
    if (button && !menu.open) open();
    // Links lead out of it, to another part of this page maybe.
    else if (button || (menu.contains(target) && target.closest('a[href]'))) menu.close();
  };
  document.addEventListener('click', answer, { signal });
  menu.addEventListener('close', () => tell(false), { signal });
  menu.addEventListener('keydown', keepTabInside, { signal });
  if (takeEarlyPress(opener)) open();
}
