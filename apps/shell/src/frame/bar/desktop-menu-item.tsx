import type { MenuItem } from '@raade/contracts/site/navigation';
import { Dropdown } from './dropdown.tsx';
import { Item, PageLink } from './menu-item.styles.ts';
import type { Dropdowns } from './use-dropdowns.ts';

interface DesktopMenuItemProps {
  readonly item: MenuItem;
  readonly dropdowns: Dropdowns;
}

/** A page of the main navigation, with a disclosure of what belongs to it, if anything does. */
export function DesktopMenuItem({ item, dropdowns }: DesktopMenuItemProps) {
  const { name, href, dropdown } = item;
  if (dropdown) return <Dropdown item={item} entries={dropdown} dropdowns={dropdowns} />;
  return (
    <Item>
      <PageLink href={href} onClick={dropdowns.close}>
        {name}
      </PageLink>
    </Item>
  );
}
