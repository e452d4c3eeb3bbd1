/** Rendering at build time, in Node. Not part of the module that browsers share. */
export { prerenderRemote, prerenderSlots } from './prerender-remote.tsx';
export { renderStatic } from './render-static.tsx';
