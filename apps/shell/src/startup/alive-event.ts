/** The event of the document by which the living frame takes the place of the one that came with the HTML. */
export const ALIVE_EVENT = 'raade-alive';
