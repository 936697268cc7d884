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
  /** When the connection opened, or when its last answer was sent. Monotonic ms. */
  idleSince: number;
  /** Requests received. */
  begun: number;
  /** Answers in progress. */
  underWay: number;
  /** The answer to the latest request. */
  newest: ServerResponse | null;
  /** No further answers will be sent on this connection. */
  isOver: boolean;
  /** A final message, sent after all answers and before closing. */
  lastWords: string | null;
}

interface DrainingServerOptions {
  /** Each additional connection closes the one that has been idle for longest. */
  readonly mostConnections: number;
  /** The same limit for one network. Infinite behind a proxy. */
  readonly mostOfNetwork: number;
  /** Time that a client has to send the head of a request after it opens the connection. The body may take twice as long. */
  readonly silentMs: number;
}

/** A client without any traffic for this time is treated as gone. */
const STALLED_MS = 120_000;
/** Time to read and discard remaining input. If the connection closed earlier, it would be reset and the answer lost. */
const LINGER_MS = 1000;
/** How long idle connections stay open, normally and if the server is nearly full. */
const KEEP_ALIVE_MS = 72_000;
const KEEP_ALIVE_NEARLY_FULL_MS = 5_000;
const NEARLY_FULL = 0.8;
/** When the server closes, how long an idle connection may still send a last request. */
const LAST_REQUEST_MS = 1000;
/** How many times slow clients are checked within the time they have. */
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
      // The pipeline refuses a request without a Host header, so that the error has our form.
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
      this.#connections.set(socket, { network, idleSince, begun: 0, underWay: 0, newest: null, isOver: false, lastWords: null });
      socket.once('close', () => this.#connections.delete(socket));
      this.#makeRoom(network);
    });
  }

  /** Closes idle connections above the limits for the network or in total. If none is idle, closes the newest connection. */
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
    for (const [socket, { underWay, begun, idleSince }] of all) if (begun > 0 && underWay === 0 && idleSince < since) socket.destroy();
  }

  /** From now on, each connection ends after its answers in progress. An idle one ends after its next answer. */
  beginClosing(): void {
    this.#isClosing = true;
  }

  /** Whether a request will be answered. If so, the request is marked as in progress. */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const connection = this.#connections.get(socket);
    if (!connection) return true;
    if (connection.isOver) return false;
    connection.begun += 1;
    connection.underWay += 1;
    connection.newest = response;
    connection.isOver = this.#isClosing;
    response.on('close', this.#afterAnswer);
    return true;
  }

  /** All answers share one function, because most answers take less time than creating another function. */
  #listener(): (this: ServerResponse) => void {
    const [connections, isClosing] = [this.#connections, (): boolean => this.#isClosing];
    return function (this: ServerResponse): void {
      const { socket } = this.req;
      const connection = connections.get(socket);
      if (!connection) return;
      connection.underWay -= 1;
      connection.idleSince = performance.now();
      const mayEnd = connection.lastWords === null ? isClosing() && connection.underWay === 0 : isTheirTurn(connection);
      if (mayEnd) end(socket, connection);
    };
  }

  /** Headers for the last answer on a connection that closes. */
  closingHeaders(response: ServerResponse): Headers {
    if (!this.#isClosing) return {};
    const connection = this.#connections.get(response.req.socket);
    if (connection && connection.newest !== response) return {};
    if (connection) connection.isOver = true;
    return { connection: 'close' };
  }

  /** Ends a connection with a final message, after its answers in progress. Later messages are ignored. */
  endWith(socket: Socket, words: string): void {
    const connection = this.#connections.get(socket);
    if (!connection || connection.isOver) return;
    connection.isOver = true;
    connection.lastWords = words;
    if (isTheirTurn(connection)) end(socket, connection);
  }

  /**
   * Ends a connection whose next request is late. Checks again before that: input is not read while answers are unread or the program is
   * busy.
   * Node reports a late request only once.
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
   * Node calls this when it closes. To Node an answer counts as sent even if it is unread. A request may still be in transit, and is
   * answered as
   * the last one.
   */
  override closeIdleConnections(): void {
    const endIdle = (): void => {
      for (const [socket, connection] of this.#connections) if (connection.underWay === 0) end(socket, connection);
    };
    // Waits for the turn of the event loop that reads pending requests.
    setTimeout(() => setImmediate(endIdle), LAST_REQUEST_MS);
  }
}

/** The last connection in the list is the newest. It is closed if no other is idle. */
function closeLongestIdle(connections: readonly (readonly [Socket, Connection])[]): void {
  const newest = connections.at(-1);
  const [longest] = connections
    .filter((one) => one !== newest && one[1].underWay === 0)
    .toSorted(([, a], [, b]) => a.idleSince - b.idleSince);
  (longest ?? newest)?.[0].destroy();
}

/** Whether only the client can continue: all answers are sent, except one to a request whose body is incomplete. */
function isTheirTurn({ underWay, newest }: Connection): boolean {
  if (underWay === 0) return true;
  return underWay === 1 && newest !== null && !newest.req.complete && !newest.headersSent;
}

function end(socket: Socket, connection: Connection): void {
  connection.isOver = true;
  if (connection.lastWords === null) socket.end();
  else socket.end(connection.lastWords);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
