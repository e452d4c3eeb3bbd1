import type { NavigationItem } from '@raade/contracts/site/navigation';
import { styled } from '@raade/platform';
import { type FocusEvent, type PointerEvent, useId } from 'react';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { Chevron } from '../../navigation/chevron.tsx';
import { DropdownPanel } from './dropdown-panel.styles.ts';
import { Item, PageLink } from './menu-item.styles.ts';
import type { Dropdowns } from './use-dropdowns.ts';

const Disclosure = styled.button`
  display: grid;
  place-content: center;
  width: var(--disclosure-width);
  height: 2.75rem;
  margin-inline-start: var(--space-1);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  /* The focus ring is inside, since around the button it would touch the label beside it. */
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface DropdownProps {
  readonly page: NavigationItem;
  readonly entries: readonly NavigationItem[];
  readonly dropdowns: Dropdowns;
}

/**
 * A page's link and the disclosure of its sections.
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/)
 */
export function Dropdown({ page, entries, dropdowns }: DropdownProps) {
  const { name, href } = page;
  const panelId = useId();
  const isOpen = dropdowns.isOpen(name);

  const onlyForMouse = (action: (name: string) => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') action(name);
  };
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) dropdowns.close();
  };

  return (
    <Item
      onPointerEnter={onlyForMouse(dropdowns.pointAt)}
      onPointerLeave={onlyForMouse(dropdowns.pointAway)}
      onBlur={closeWhenFocusLeaves}
    >
      <PageLink href={href} onClick={dropdowns.close}>
        {name}
      </PageLink>
      <Disclosure
        type="button"
        data-needs-script
        aria-label={`More on ${name}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => dropdowns.toggle(name)}
      >
        <Chevron isUp={isOpen} />
      </Disclosure>
      <DropdownPanel id={panelId} data-panel hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <NavigationLink
              href={entry.href}
              data-highlighted={entry.highlight}
              onClick={dropdowns.close}
            >
              {entry.name}
            </NavigationLink>
          </li>
        ))}
      </DropdownPanel>
    </Item>
  );
}
