import { useNear } from '@raade/platform';
import { useEffect, useRef, useState } from 'react';
import { useFederation } from './federation-context.ts';
import { RemotePart } from './remote-part.tsx';

/**
 * The section that the registry names for a slot; nothing if nobody fills it. Its remote is loaded when the slot comes
 * near the screen: many visitors of a page never see what is far below. A
 * registry that is read later changes no slot that is being shown.
 */
export function RegisteredSlot({ name }: { name: string }) {
  const { registry, slotPages } = useFederation();
  const [owner] = useState(() => registry.ownerOfSlot(name));
  useEffect(() => {
    if (owner) slotPages.note(window.location.pathname, owner);
  }, [owner, slotPages]);

  return owner ? <FilledSlot name={name} owner={owner} /> : null;
}

function FilledSlot({ name, owner }: { name: string; owner: string }) {
  const { views } = useFederation();
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  // A slot ends in the anchor at which it stands: visitors who are on their way there do not wait for it twice.
  const [isAwaited] = useState(() => name.endsWith(`.${window.location.hash.slice(1)}`));
  if (!isNear && !isAwaited) {
    return (
      <>
        {/* Compose fills it with the section for visitors without script. */}
        <noscript />
        <div ref={room}>
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
