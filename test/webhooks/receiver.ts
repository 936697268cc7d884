/** Runs a webhook receiver on loopback with the responses that the test sets. */
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Certificate } from './certificates.ts';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a response. `nth` is the number of the request, from 1. */
export type Behaviour = (response: ServerResponse, nth: number, request: Received) => void;

export const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(code, headers).end();

export class Receiver {
  readonly received: Received[] = [];
  behaviour: Behaviour = status(204);
  /** Number of opened sockets, and the highest number of concurrent requests. */
  connections = 0;
  mostAtOnce = 0;
  readonly #server: http.Server;
  readonly #secure: boolean;
  #underWay = 0;

  private constructor(certificate: Certificate | null) {
    const answer: http.RequestListener = (request, response) => {
      let body = '';
      this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#underWay);
      response.on('close', () => this.#underWay--);
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('error', () => {});
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const one = { method, path: url, headers, body };
        this.received.push(one);
        this.behaviour(response, this.received.length, one);
      });
    };
    this.#secure = certificate !== null;
    this.#server = certificate ? https.createServer(certificate, answer) : http.createServer(answer);
    this.#server.on('connection', (socket: Socket) => {
      this.connections += 1;
      socket.on('error', () => {});
    });
    this.#server.on('tlsClientError', () => {});
  }

  static async start(certificate: Certificate | null = null): Promise<Receiver> {
    const receiver = new Receiver(certificate);
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `${this.#secure ? 'https' : 'http'}://localhost:${this.port}/hook`;
  }

  /** Returns the received deliveries after the reference library has verified each. Throws if one is not signed with the secret. */
  verified(
    secret: string,
  ): { readonly id: string; readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }[] {
    const webhook = new Webhook(secret);
    return this.received.map(({ headers, body }) => {
      const payload = webhook.verify(body, headers as Record<string, string>) as {
        type: string;
        timestamp: string;
        data: Record<string, unknown>;
      };
      return { id: String(headers['webhook-id']), ...payload };
    });
  }

  /** Resolves after this number of requests. */
  async count(wanted: number): Promise<void> {
    while (this.received.length < wanted) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
