import { defineShell } from '@raade/bundling/shell.build.ts';

export default defineShell(import.meta.dirname);
