/** Searches Google Maps: https://developers.google.com/maps/documentation/urls/get-started#search-action */
export function mapSearchLink(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
