/** A search for an address on a map (https://developers.google.com/maps/documentation/urls/get-started#search-action). */
export function mapLink(address: readonly string[]): string {
  const query = new URLSearchParams({ api: '1', query: address.join(', ') });
  return `https://www.google.com/maps/search/?${query}`;
}
