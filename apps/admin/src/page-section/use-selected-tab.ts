import { useSearchParams } from '@raade/platform';

interface Tab<Id extends string> {
  readonly id: Id;
}

/**
 * The tab that the address names, like `?version=brevo`; the first one if it names none.
 * @param forgotten a parameter of the tab that is left, which says nothing of the next one
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
