import { useSearchParams } from '@raade/platform';

interface Tab<Id extends string> {
  readonly id: Id;
}

/**
 * The selected tab, stored in the address like `?version=brevo`; by default the first.
 * @param forgotten a parameter of one tab, which is removed when another is selected
 */
export function useSelectedTab<Id extends string>(
  parameter: string,
  tabs: readonly [Tab<Id>, ...Tab<Id>[]],
  { first = tabs[0], forgotten = '' }: { first?: Tab<Id>; forgotten?: string } = {},
) {
  const [search, setSearch] = useSearchParams();
  const { id: selected } = tabs.find(({ id }) => id === search.get(parameter)) ?? first;
  const select = (id: Id) =>
    setSearch(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === first.id) next.delete(parameter);
        else next.set(parameter, id);
        next.delete(forgotten);
        return next;
      },
      { preventScrollReset: true },
    );
  return { selected, select };
}
