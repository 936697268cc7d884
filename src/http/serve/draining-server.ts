/**
 * The HTTP server: limits and shutdown of connections. Pipelined requests need care:
 *
 * client ──GET a, GET b, junk──▶   answers in progress: a, b    the refusal of the junk is sent after b
 * SIGTERM                          a and b are completed        b has `Connection: close`, then the connection ends
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../accounts/client-network.ts';
import type { Headers } from '../base/headers.ts';

interface Connection {
  readonly network: string;
  /** When the connection opened, or the last answer on it was sent. Monotonic ms. */
  idleSince: number;
  /** The number of requests received. */
  begun: number;
  inProgress: number;
  newest: ServerResponse | null;
  /** True if no further answers will be sent on this connection. */
  isOver: boolean;
  /** A message to send after all answers, before closing. */
  lastWords: string | null;
}

interface DrainingServerOptions {
  /** Above this number, the longest idle connection is closed. */
  readonly mostConnections: number;
  /** For one network. Infinity behind a proxy, because all clients then have the proxy's address. */
  readonly mostOfNetwork: number;
  /** Time for the head of a request after the connection opens. The body may take twice as long. */
  readonly silentMs: number;
}

/** Without traffic for this time, a client counts as disconnected. */
const STALLED_MS = 120_000;
/** Remaining input is ignored for this time before closing. Without this wait, the client might lose the answer. */
const LINGER_MS = 1000;
/** Idle connections stay open for this time: normally, and if the server is nearly full. */
const KEEP_ALIVE_MS = 72_000;
const KEEP_ALIVE_NEARLY_FULL_MS = 5_000;
const NEARLY_FULL = 0.8;
/** While the server closes, an idle connection may still send a request for this time. */
const LAST_REQUEST_MS = 1000;
/** The number of checks within the time of a slow client. */
const LOOKS = 3;

export class DrainingServer extends http.Server {
  readonly #connections = new Map<Socket, Connection>();
  readonly #lookMs: number;
  readonly #limits: Pick<DrainingServerOptions, 'mostConnections' | 'mostOfNetwork'>;
  #isClosing = false;
  readonly #afterAnswer = this.#listener();

  constructor({ mostConnections, mostOfNetwork, silentMs }: DrainingServerOptions) {
    super({
      maxHeaderSize: 16 * 1024,
      // The pipeline refuses requests without a Host header, so that the error has Wattle's form.
      requireHostHeader: false,
      headersTimeout: silentMs,
      requestTimeout: 2 * silentMs,
      connectionsCheckingInterval: silentMs / LOOKS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    });
    this.#lookMs = silentMs / LOOKS;
    this.#limits = { mostConnections, mostOfNetwork };
    this.timeout = STALLED_MS;
    this.on('connection', (socket: Socket) => {
      const network = networkOf(socket.remoteAddress ?? '');
      const idleSince = performance.now();
      this.#connections.set(socket, { network, idleSince, begun: 0, inProgress: 0, newest: null, isOver: false, lastWords: null });
      socket.once('close', () => this.#connections.delete(socket));
      this.#makeRoom(network);
    });
  }

  /** Above the limit in total or for the network, closes the longest idle connection, or else the newest. */
  #makeRoom(network: string): void {
    const all = [...this.#connections];
    const { mostConnections, mostOfNetwork } = this.#limits;
    const own = all.filter(([, connection]) => connection.network === network);
    if (own.length > mostOfNetwork) closeLongestIdle(own);
    else if (all.length > mostConnections) closeLongestIdle(all);
    const isNearlyFull = all.length > NEARLY_FULL * mostConnections;
    this.keepAliveTimeout = isNearlyFull ? KEEP_ALIVE_NEARLY_FULL_MS : KEEP_ALIVE_MS;
    if (!isNearlyFull) return;
    const since = performance.now() - KEEP_ALIVE_NEARLY_FULL_MS;
    for (const [socket, { inProgress, begun, idleSince }] of all) if (begun > 0 && inProgress === 0 && idleSince < since) socket.destroy();
  }

  /** Each connection ends after its answers in progress, and an idle one after its next answer. */
  beginClosing(): void {
    this.#isClosing = true;
  }

  /** Whether the request will be answered. It then counts as in progress. */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const connection = this.#connections.get(socket);
    if (!connection) return true;
    if (connection.isOver) return false;
    connection.begun += 1;
    connection.inProgress += 1;
    connection.newest = response;
    connection.isOver = this.#isClosing;
    response.on('close', this.#afterAnswer);
    return true;
  }

  /** Runs after each answer. All answers share one function, because a new function for each would take longer than most answers. */
  #listener(): (this: ServerResponse) => void {
    const [connections, isClosing] = [this.#connections, (): boolean => this.#isClosing];
    return function (this: ServerResponse): void {
      const { socket } = this.req;
      const connection = connections.get(socket);
      if (!connection) return;
      connection.inProgress -= 1;
      connection.idleSince = performance.now();
      const mayEnd = connection.lastWords === null ? isClosing() && connection.inProgress === 0 : isTheirTurn(connection);
      if (mayEnd) end(socket, connection);
    };
  }

  closingHeaders(response: ServerResponse): Headers {
    if (!this.#isClosing) return {};
    const connection = this.#connections.get(response.req.socket);
    if (connection && connection.newest !== response) return {};
    if (connection) connection.isOver = true;
    return { connection: 'close' };
  }

  /** Ends a connection with a message, after its answers in progress. Later messages are ignored. */
  endWith(socket: Socket, words: string): void {
    const connection = this.#connections.get(socket);
    if (!connection || connection.isOver) return;
    connection.isOver = true;
    connection.lastWords = words;
    if (isTheirTurn(connection)) end(socket, connection);
  }

  /**
   * Ends a connection whose next request is late. Node reports a late request only once, so this checks again first. Input is not read
   * while the client has unread answers or the program is busy.
   */
  endIfSlow(socket: Socket, words: string): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    const { begun, newest } = connection;
    const half = newest !== null && !newest.req.complete ? newest.req : null;
    const hasCome = (): boolean => (half === null ? connection.begun > begun : half.complete);
    const look = (wasTheirTurn: boolean): void => {
      if (connection.isOver || hasCome()) return;
      const isTheirs = isTheirTurn(connection);
      if (isTheirs && wasTheirTurn) this.endWith(socket, words);
      else setTimeout(look, this.#lookMs, isTheirs).unref();
    };
    look(false);
  }

  /**
   * Node calls this when the server closes. An idle connection may have a last request on its way. Node also counts unread answers as sent.
   */
  override closeIdleConnections(): void {
    const endIdle = (): void => {
      for (const [socket, connection] of this.#connections) if (connection.inProgress === 0) end(socket, connection);
    };
    // Requests that have arrived are read in this turn of the event loop.
    setTimeout(() => setImmediate(endIdle), LAST_REQUEST_MS);
  }
}

/** If no connection is idle, closes the last in the list, which is the newest. */
function closeLongestIdle(connections: readonly (readonly [Socket, Connection])[]): void {
  const newest = connections.at(-1);
  const [longest] = connections
    .filter((one) => one !== newest && one[1].inProgress === 0)
    .toSorted(([, a], [, b]) => a.idleSince - b.idleSince);
  (longest ?? newest)?.[0].destroy();
}

/** The server waits for the client if all answers are sent, except one to a request with an incomplete body. */
function isTheirTurn({ inProgress, newest }: Connection): boolean {
  if (inProgress === 0) return true;
  return inProgress === 1 && newest !== null && !newest.req.complete && !newest.headersSent;
}

function end(socket: Socket, connection: Connection): void {
  connection.isOver = true;
  if (connection.lastWords === null) socket.end();
  else socket.end(connection.lastWords);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
