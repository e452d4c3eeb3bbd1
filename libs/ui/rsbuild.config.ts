import { defineGuide } from '@raade/bundling/guide.build.ts';

export default defineGuide(import.meta.dirname);
