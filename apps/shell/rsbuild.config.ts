import { defineShell } from '@raade/tools/build/shell.build.ts';

export default defineShell(import.meta.dirname);
