/** A search for a place or an address on a map (https://developers.google.com/maps/documentation/urls/get-started#search-action). */
export function mapSearchLink(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
