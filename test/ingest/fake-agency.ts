/** Simulates a faulty agency for tests, with a real HTTP server on loopback and responses that the test sets. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** Sends one response. `nth` is the number of the request to this path, from 1. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, nth: number) => void | Promise<void>;

export class FakeAgency {
  readonly seen: Seen[] = [];
  /** The highest number of concurrent requests. */
  mostAtOnce = 0;
  readonly #server: Server;
  readonly #behaviours = new Map<string, Behaviour>();
  #underWay = 0;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /**
   * Starts the server.
   * @param port 0 for any free port
   */
  static async start(port = 0): Promise<FakeAgency> {
    const agency = new FakeAgency();
    await new Promise<void>((resolve) => agency.#server.listen(port, '127.0.0.1', resolve));
    return agency;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sets the response at `/<agency host>/<path>`. */
  on(path: string, behaviour: Behaviour): void {
    this.#behaviours.set(path, behaviour);
  }

  count(path: string): number {
    return this.seen.filter((one) => one.path === path).length;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.seen.push({ path, headers: request.headers });
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#underWay);
    response.on('close', () => this.#underWay--);
    const behaviour = this.#behaviours.get(path) ?? status(404, 'NoRecordsFound');
    await behaviour(request, response, this.count(path));
  }
}

export const body =
  (content: string | Uint8Array, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/csv', ...headers }).end(content);

export const status =
  (code: number, content = '', headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(code, { 'content-type': 'text/plain', ...headers }).end(content);

/** Returns a behaviour that uses the given ones in turn. The last one is then always used. */
export const inTurn =
  (...behaviours: Behaviour[]): Behaviour =>
  (request, response, nth) =>
    behaviours[Math.min(nth, behaviours.length) - 1]?.(request, response, nth);

export const html = body('<!DOCTYPE html><html><head><title>Access Denied</title></head><body>Reference #18</body></html>', {
  'content-type': 'text/html',
});

export const redirect = (location: string): Behaviour => status(302, '', { location });

/** Declares more bytes than it sends, and closes the connection. */
export const truncated =
  (content: string): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': String(content.length) });
    response.write(content.slice(0, Math.floor(content.length / 2)), () => response.destroy());
  };

/** Closes the connection without a response. */
export const hangUp: Behaviour = (request) => void request.socket.destroy();

/** Accepts the request and never responds. */
export const silent: Behaviour = () => {};

/** Sends a byte from time to time and never ends. */
export const drip: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/csv' });
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
};

/** Responds with an ETag, and with 304 to requests that contain it. */
export const tagged =
  (content: string, etag: string): Behaviour =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { 'content-type': 'text/csv', etag }).end(content);
  };
