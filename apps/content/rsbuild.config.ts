import { defineRemote } from '@raade/tools/build/remote.build.ts';

export default defineRemote(import.meta.dirname);
