/** The sectors that projects work in, in the order of the filter on the studios page. */
export const SECTORS = ['Healthcare', 'Technology', 'Education', 'Energy', 'Business'] as const;
export type Sector = (typeof SECTORS)[number];
