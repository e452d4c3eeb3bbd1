import { useSearchParams } from '@raade/platform';

interface Tab<Id extends string> {
  readonly id: Id;
}

/**
 * The selected tab, stored in the address like `?version=brevo`. The address of the first tab has no parameter.
 * @param clears a parameter of one tab, which is removed when another tab is selected
 */
export function useSelectedTab<Id extends string>(
  parameter: string,
  tabs: readonly [Tab<Id>, ...Tab<Id>[]],
  { first = tabs[0], clears = '' }: { first?: Tab<Id>; clears?: string } = {},
) {
  const [parameters, setParameters] = useSearchParams();
  const { id: selected } = tabs.find(({ id }) => id === parameters.get(parameter)) ?? first;
  const select = (id: Id) =>
    setParameters(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === first.id) next.delete(parameter);
        else next.set(parameter, id);
        next.delete(clears);
        return next;
      },
      { preventScrollReset: true },
    );
  return { selected, select };
}
