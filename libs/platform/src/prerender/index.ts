/** Rendering at build time, in Node. No browser ever loads it, and it is not part of the shared module. */
export { prerenderRemote, prerenderSlots } from './prerender-remote.tsx';
export { renderStatic } from './render-static.tsx';
