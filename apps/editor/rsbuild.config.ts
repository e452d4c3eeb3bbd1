import { defineRemote } from '@raade/bundling/remote.build.ts';

export default defineRemote(import.meta.dirname);
