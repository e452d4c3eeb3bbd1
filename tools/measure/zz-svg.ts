import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { readFileSync } from 'node:fs';
const executablePath = await chromiumExecutable();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({ viewport: { width: 1200, height: Number(process.argv[3] ?? 800) } });
await page.setContent('<body style="margin:8px;background:#0b1f3a;display:grid;grid-template-columns:1fr 1fr;gap:8px">' + process.argv.slice(4).map((f) => readFileSync(f, 'utf8').replace('<svg ', '<svg style="width:100%" ')).join(''));
await page.screenshot({ path: process.argv[2] });
await browser.close();
