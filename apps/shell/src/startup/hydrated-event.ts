/** The event of the document after which React operates the frame, and `early-frame` stops. */
export const HYDRATED_EVENT = 'raade-hydrated';
