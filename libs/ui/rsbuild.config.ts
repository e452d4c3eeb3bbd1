import { defineGuide } from '@raade/tools/build/guide.build.ts';

export default defineGuide(import.meta.dirname);
