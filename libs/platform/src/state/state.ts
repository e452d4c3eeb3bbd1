export { create as createSharedState, useStore } from 'zustand';
export { createStore, type StoreApi } from 'zustand/vanilla';
