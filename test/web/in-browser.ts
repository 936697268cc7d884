/** Starts the program with starter data under a separate path (`/data`), and a real browser that opens its pages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { remove, startWattle, temporaryFolder } from '../program/running.ts';
import { chromiumOptions } from '../programs/chromium.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

export const IN_A_BROWSER = needs('Chromium');
export const BASE = '/data';

export interface Opened {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly folder: string;
  readonly origin: string;
  /** Script errors, and requests to other hosts. */
  readonly complaints: string[];
}

/** Starts everything before the tests in a file and stops it after them. The returned object is complete when the tests run. */
export function inBrowser(prepare: (folder: string) => Promise<void> = async () => {}): {
  readonly opened: () => Opened;
  readonly open: (address: string, on?: Page) => Promise<Response | null>;
} {
  let opened: Opened | undefined;
  let stop: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const folder = temporaryFolder();
    await withStarterProgram(folder);
    await prepare(folder);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const settings = { WATTLE_DATA_DIR: folder, WATTLE_PORT: String(port), WATTLE_PUBLIC_URL: `${origin}${BASE}` };
    const [wattle, browser] = await Promise.all([startWattle(settings), chromium.launch(chromiumOptions())]);
    stop = async () => {
      await browser.close();
      await wattle.stop();
      remove(folder);
    };
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) complaints.push(`requested ${request.url()}`);
    });
    opened = { browser, context, page, folder, origin, complaints };
  }, 240_000);
  afterAll(() => stop());
  const present = (): Opened => {
    if (opened === undefined) throw new Error('The browser opens before the tests, not before that.');
    return opened;
  };
  return {
    opened: present,
    open: (address, on = present().page) => on.goto(`${present().origin}${BASE}${address}`),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
