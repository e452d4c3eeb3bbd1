import { useSearchParams } from '@raade/platform';

interface Tab<Id extends string> {
  readonly id: Id;
}

/** The tab that the address names, like `?version=brevo`; the first one if it names none. */
export function useSelectedTab<Id extends string>(
  parameter: string,
  tabs: readonly [Tab<Id>, ...Tab<Id>[]],
) {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const { id: selected } = tabs.find(({ id }) => id === search.get(parameter)) ?? first;
  const select = (id: Id) =>
    setSearch(id === first.id ? {} : { [parameter]: id }, { preventScrollReset: true });
  return { selected, select };
}
