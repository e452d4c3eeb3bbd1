import { useFederation } from './federation-context.ts';
import { RemotePart } from './remote-part.tsx';

/** What the registry says stands in a slot; nothing if nobody fills it. */
export function RegisteredSlot({ name }: { name: string }) {
  const { registry } = useFederation();
  const owner = registry.ownerOfSlot(name);
  if (!owner) return null;
  return (
    <RemotePart name={owner} kind="section">
      {(module) => {
        const Content = module.slots[name];
        return Content ? <Content /> : null;
      }}
    </RemotePart>
  );
}
