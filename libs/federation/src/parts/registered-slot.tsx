import { useNear } from '@raade/platform';
import { useEffect, useRef, useState } from 'react';
import { useFederation } from './federation-context.ts';
import { RemotePart } from './remote-part.tsx';

/**
 * Shows the section of the remote that fills a slot, or nothing if no remote does. The registry names the remote. It is
 * loaded when the slot comes near the viewport, since many visitors never scroll so far. A slot that is shown keeps its
 * remote when the registry is read again.
 */
export function RegisteredSlot({ name }: { name: string }) {
  const { registry, slotPages } = useFederation();
  const [owner] = useState(() => registry.ownerOfSlot(name));
  useEffect(() => {
    if (owner) slotPages.add(window.location.pathname, owner);
  }, [owner, slotPages]);

  return owner ? <FilledSlot name={name} owner={owner} /> : null;
}

function FilledSlot({ name, owner }: { name: string; owner: string }) {
  const { views } = useFederation();
  const placeholder = useRef<HTMLDivElement>(null);
  const isNear = useNear(placeholder);
  // The name of a slot ends with its anchor, so a slot that the address leads to is loaded at once.
  const [isTarget] = useState(() => name.endsWith(`.${window.location.hash.slice(1)}`));
  if (!isNear && !isTarget) {
    return (
      <>
        {/* The publisher writes the section into this element, for visitors without JavaScript. */}
        <noscript />
        <div ref={placeholder}>
          <views.Placeholder kind="section" />
        </div>
      </>
    );
  }
  return (
    <RemotePart name={owner} kind="section">
      {(module) => {
        const Content = module.slots[name];
        return Content ? <Content /> : null;
      }}
    </RemotePart>
  );
}
