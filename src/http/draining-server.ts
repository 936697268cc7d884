/**
 * The HTTP server itself: what a connection may cost, and how it ends. Requests that were sent without waiting for answers make it subtle:
 *
 *   client ──GET a, GET b, junk──▶   answers under way: a, b     the refusal of the junk goes out behind b, never in their place
 *   SIGTERM                          a and b go out whole        b says `Connection: close`, then the connection ends
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../accounts/client-network.ts';
import type { Headers } from './headers.ts';

interface Connection {
  readonly network: string;
  /** When it came, or its last answer went out; of the monotonic clock, ms. */
  idleSince: number;
  /** Requests that came so far. */
  begun: number;
  /** Answers that have not gone out whole. */
  underWay: number;
  /** The last request so far. */
  newest: { readonly request: IncomingMessage; readonly response: ServerResponse } | null;
  /** Nobody will get an answer behind the newest one. */
  isOver: boolean;
  /** What is written when all answers have gone out, before the connection ends. */
  lastWords: string | null;
}

export interface DrainingServerOptions {
  /** For each beyond, the one that has been idle for longest is closed. */
  readonly mostConnections: number;
  /** The same for the connections of one network; infinite where all come from a proxy. */
  readonly mostOfNetwork: number;
  /** So long a client may take to send the head of a request, from the opening of its connection on; its body may take twice as long. */
  readonly silentMs: number;
}

/** Nothing has come and nothing could be sent for so long: the client is gone, or reads nothing. */
const STALLED_MS = 120_000;
/** How long the rest of what a client sends is read and thrown away. Closing meanwhile would reset the connection, and the answer would be lost. */
const LINGER_MS = 1000;
/** Idle connections may stay open for so long, and for so long while the server is nearly full. */
const KEEP_ALIVE_MS = 72_000;
const KEEP_ALIVE_NEARLY_FULL_MS = 5_000;
const NEARLY_FULL = 0.8;
/** What is idle when the server closes has so long to send a request that is on its way. */
const LAST_REQUEST_MS = 1000;
/** Slow clients are looked at so many times within the time that they have. */
const LOOKS = 3;

export class DrainingServer extends http.Server {
  readonly #connections = new Map<Socket, Connection>();
  readonly #lookMs: number;
  readonly #limits: Pick<DrainingServerOptions, 'mostConnections' | 'mostOfNetwork'>;
  #isClosing = false;

  constructor({ mostConnections, mostOfNetwork, silentMs }: DrainingServerOptions) {
    super({
      maxHeaderSize: 16 * 1024,
      // A missing Host header is refused by the pipeline, in our shape.
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

  /** Closes idle connections where there are too many: of the network of the newest one, or of all. What has no room then is closed itself. */
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

  /** From now on a connection ends with the answers that are under way, or with the next one if absent. */
  beginClosing(): void {
    this.#isClosing = true;
  }

  /** Whether a request is still to be answered; if so, its answer is under way from now on. */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const connection = this.#connections.get(socket);
    if (!connection) return true;
    if (connection.isOver) return false;
    connection.begun += 1;
    connection.underWay += 1;
    connection.newest = { request, response };
    connection.isOver = this.#isClosing;
    response.once('close', () => {
      connection.underWay -= 1;
      connection.idleSince = performance.now();
      const mayEnd = connection.lastWords === null ? this.#isClosing && connection.underWay === 0 : isTheirTurn(connection);
      if (mayEnd) end(socket, connection);
    });
    return true;
  }

  /** What an answer says about its connection: while the server closes, that it is the last one, unless others are under way behind it. */
  closingHeaders(response: ServerResponse): Headers {
    if (!this.#isClosing) return {};
    const connection = this.#connections.get(response.req.socket);
    if (connection && connection.newest?.response !== response) return {};
    if (connection) connection.isOver = true;
    return { connection: 'close' };
  }

  /** Ends a connection with some last words, behind the answers that are under way. Only the first ones count. */
  endWith(socket: Socket, words: string): void {
    const connection = this.#connections.get(socket);
    if (!connection || connection.isOver) return;
    connection.isOver = true;
    connection.lastWords = words;
    if (isTheirTurn(connection)) end(socket, connection);
  }

  /**
   * Ends a connection whose next request did not come whole in time, if that is so in truth: while answers wait to be read nothing more is
   * read of it, and a program that was busy has not seen yet what came. Node says so once for a request; from there on it is looked at here.
   */
  endIfSlow(socket: Socket, words: string): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    const { begun, newest } = connection;
    const half = newest !== null && !newest.request.complete ? newest.request : null;
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
   * Node calls this when the server closes. Its own idea of an idle connection takes an answer that waits to be read for one that was
   * sent. A request may be on its way already: it is answered, as the last one of its connection.
   */
  override closeIdleConnections(): void {
    const endIdle = (): void => {
      for (const [socket, connection] of this.#connections) if (connection.underWay === 0) end(socket, connection);
    };
    // Behind the turn in which the requests are read that have come.
    setTimeout(() => setImmediate(endIdle), LAST_REQUEST_MS);
  }
}

/** The last one of the list is the newest: it goes where no other is idle. */
function closeLongestIdle(connections: readonly (readonly [Socket, Connection])[]): void {
  const newest = connections.at(-1);
  const [longest] = connections
    .filter((one) => one !== newest && one[1].underWay === 0)
    .toSorted(([, a], [, b]) => a.idleSince - b.idleSince);
  (longest ?? newest)?.[0].destroy();
}

/** Whether nothing but more from the client can happen: all answers have gone out, but for one to a request whose body is not whole. */
function isTheirTurn({ underWay, newest }: Connection): boolean {
  if (underWay === 0) return true;
  return underWay === 1 && newest !== null && !newest.request.complete && !newest.response.headersSent;
}

function end(socket: Socket, connection: Connection): void {
  connection.isOver = true;
  if (connection.lastWords === null) socket.end();
  else socket.end(connection.lastWords);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
