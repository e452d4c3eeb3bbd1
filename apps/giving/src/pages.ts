import type { PageDescriptor } from '@raade/contracts/pages';
import { DONATE_HEAD } from './donation/donate.head.ts';

export const pages: PageDescriptor[] = [{ ...DONATE_HEAD, path: '/donate', chunk: 'donate' }];
