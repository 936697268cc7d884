/**
 * The HTTP server, with limits for connections and their shutdown. Pipelined requests need care:
 *
 * client ──GET a, GET b, junk──▶   responses in progress: a, b    the refusal of the junk is sent after b
 * SIGTERM                          a and b are completed        b has `Connection: close`, then the connection ends
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../accounts/client-network.ts';
import type { Headers } from '../base/headers.ts';

interface Connection {
  readonly network: string;
  /** When the connection opened or its last response was sent, in ms of the monotonic clock. */
  idleSince: number;
  /** The number of requests received. */
  begun: number;
  inProgress: number;
  newest: ServerResponse | null;
  /** True if no more responses will be sent on this connection. */
  isOver: boolean;
  /** A message to send before the connection closes, after all responses in progress. */
  lastWords: string | null;
}

interface DrainingServerOptions {
  /** The maximum number of open connections. Beyond it, the connection that has been idle longest is closed. */
  readonly mostConnections: number;
  /** The maximum number of connections from one network. Infinity behind a proxy, because all clients then have the proxy's address. */
  readonly mostOfNetwork: number;
  /** The time limit in ms for the head of a request after the connection opens. The body may take twice as long. */
  readonly silentMs: number;
}

/** After this time in ms without traffic, a client is treated as disconnected. */
const STALLED_MS = 120_000;
/** Before a connection closes, its input is ignored for this time in ms. If it closed at once, the client might lose the response. */
const LINGER_MS = 1000;
/** How long an idle connection stays open in ms: normally, and when the server is nearly full. */
const KEEP_ALIVE_MS = 72_000;
const KEEP_ALIVE_NEARLY_FULL_MS = 5_000;
const NEARLY_FULL = 0.8;
/** After the server starts to close, idle connections may send a request for this time in ms. */
const LAST_REQUEST_MS = 1000;
/** The number of connections that may wait to be accepted. The operating system may set a lower limit. */
export const ACCEPT_QUEUE = 4096;
/**
 * The maximum number of waiting connections to accept between two parts of responses. With a higher number, new connections could block all
 * responses.
 */
export const MOST_ARRIVALS = 100;
/** Background work pauses for this time in ms while requests arrive, but in total at most for the second time. */
const QUIET_MS = 50;
const LONGEST_PAUSE_MS = 1000;
/** How often a slow client is checked within the time limit. */
const LOOKS = 3;

export class DrainingServer extends http.Server {
  readonly #connections = new Map<Socket, Connection>();
  readonly #lookMs: number;
  readonly #limits: Pick<DrainingServerOptions, 'mostConnections' | 'mostOfNetwork'>;
  #isClosing = false;
  #arrived = 0;
  #begun = 0;
  #begunBeforePause = 0;
  readonly #afterAnswer = this.#listener();

  constructor({ mostConnections, mostOfNetwork, silentMs }: DrainingServerOptions) {
    super({
      maxHeaderSize: 16 * 1024,
      // Requests without a Host header are refused later, by the pipeline, so that the error has Wattle's form.
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
      this.#arrived += 1;
      this.#makeRoom(network);
    });
  }

  /**
   * Makes room if there are too many connections, in total or from the network. Closes the connection that has been idle longest. If none
   * is idle, closes the latest.
   */
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

  /** Starts to close the server. A connection ends after its responses in progress. An idle connection ends after its next response. */
  beginClosing(): void {
    this.#isClosing = true;
  }

  /**
   * Resolves when waiting connections are accepted. Node accepts only one connection in each turn of the event loop. If part of a response
   * were built in each turn, the last of 2,000 connections would wait for 2,000 parts.
   * @param most resolves after this number of connections, even if others are waiting
   */
  async afterArrivals(most: number): Promise<void> {
    // The current turn may have accepted its connection already, so only the next turns count.
    await nextTurn();
    for (let before = -1, n = 0; this.#arrived !== before && n < most; n += 1) {
      before = this.#arrived;
      await nextTurn();
    }
  }

  /**
   * Resolves when background work may use the thread. If requests arrived since the last pause, it waits until they stop, because a client
   * with many requests would otherwise wait for a part of the work before each response.
   */
  async whenQuiet(): Promise<void> {
    await this.afterArrivals(Number.POSITIVE_INFINITY);
    for (let paused = 0; this.#begun !== this.#begunBeforePause && paused < LONGEST_PAUSE_MS && !this.#isClosing; paused += QUIET_MS) {
      this.#begunBeforePause = this.#begun;
      await sleep(QUIET_MS, undefined, { ref: false });
    }
    this.#begunBeforePause = this.#begun;
  }

  /** Returns true if the request will be served. It then counts as in progress. */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const connection = this.#connections.get(socket);
    if (!connection) return true;
    if (connection.isOver) return false;
    this.#begun += 1;
    connection.begun += 1;
    connection.inProgress += 1;
    connection.newest = response;
    connection.isOver = this.#isClosing;
    response.on('close', this.#afterAnswer);
    return true;
  }

  /**
   * Returns the function that runs after each response. All responses share it, because making a new function takes longer than most responses.
   */
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

  /** Ends a connection with a message after its responses in progress. Only the first message is sent. */
  endWith(socket: Socket, words: string): void {
    const connection = this.#connections.get(socket);
    if (!connection || connection.isOver) return;
    connection.isOver = true;
    connection.lastWords = words;
    if (isTheirTurn(connection)) end(socket, connection);
  }

  /**
   * Ends a connection whose next request is late. Node reports a late request only once, so this checks again before it ends the
   * connection. Input is not read while the client has unread responses or the program is busy.
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
   * Node calls this when the server closes. A last request may be on its way on an idle connection, and Node treats unread responses as
   * sent. Connections therefore end only after a delay.
   */
  override closeIdleConnections(): void {
    const endIdle = (): void => {
      for (const [socket, connection] of this.#connections) if (connection.inProgress === 0) end(socket, connection);
    };
    // setImmediate runs after the requests that have already arrived are read.
    setTimeout(() => setImmediate(endIdle), LAST_REQUEST_MS);
  }
}

/** Closes the connection that has been idle longest. If none is idle, closes the last in the list, which is the latest. */
function closeLongestIdle(connections: readonly (readonly [Socket, Connection])[]): void {
  const newest = connections.at(-1);
  const [longest] = connections
    .filter((one) => one !== newest && one[1].inProgress === 0)
    .toSorted(([, a], [, b]) => a.idleSince - b.idleSince);
  (longest ?? newest)?.[0].destroy();
}

/** True if the server is waiting for the client: every response is sent, except possibly to a request with an incomplete body. */
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
