import type { MenuItem } from '@raade/contracts/site/navigation';
import { styled } from '@raade/platform';
import { useId, useState } from 'react';
import { Chevron } from '../../navigation/chevron.tsx';
import { NavigationLink } from '../../navigation/navigation-link.tsx';

const Group = styled.li`
  border-block-end: 1px solid rgb(255 255 255 / 20%);

  a {
    display: block;
    padding: var(--space-3) 0;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font: 600 1.375rem / 1.3 var(--font-display);
`;

const Disclosure = styled.button`
  display: grid;
  place-content: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
`;

const Entries = styled.ul`
  padding-block-end: var(--space-3);
  padding-inline-start: var(--space-4);
  list-style: none;

  &[hidden] {
    display: none;
  }

  a[data-highlighted='true'] {
    color: var(--color-sun);
    font-weight: 600;
  }
`;

interface MenuGroupProps {
  readonly item: MenuItem;
  readonly onChoose: () => void;
}

/** A link to a page and, if it has sections, a button that shows their links. Groups open independently. */
export function MenuGroup({ item, onChoose }: MenuGroupProps) {
  const { name, href, dropdown } = item;
  const entriesId = useId();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Group>
      <Head>
        <NavigationLink href={href} onClick={onChoose}>
          {name}
        </NavigationLink>
        {dropdown && (
          <Disclosure
            type="button"
            data-needs-script
            aria-label={`More on ${name}`}
            aria-expanded={isExpanded}
            aria-controls={entriesId}
            onClick={() => setExpanded(!isExpanded)}
          >
            <Chevron isUp={isExpanded} />
          </Disclosure>
        )}
      </Head>
      {dropdown && (
        <Entries id={entriesId} hidden={!isExpanded}>
          {dropdown.map((entry) => (
            <li key={entry.name}>
              <NavigationLink
                href={entry.href}
                data-highlighted={entry.highlight}
                onClick={onChoose}
              >
                {entry.name}
              </NavigationLink>
            </li>
          ))}
        </Entries>
      )}
    </Group>
  );
}
