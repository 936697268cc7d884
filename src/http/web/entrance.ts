/** Admits readers to pages and files: by token, key or session, or without a credential. */
import type { FastifyRequest } from 'fastify';
import type { ReadScope } from '../../accounts/embed.ts';
import type { PageSessions } from '../../accounts/page-sessions.ts';
import type { Payment } from '../reply/spending.ts';
import { misplacedCredential } from '../request/misplaced-credential.ts';
import { pathnameOf } from '../request/request-target.ts';
import type { Reader, Reading } from './reading.ts';
import { type TokenPass, type TokenReading, UNCOUNTED } from './token-reading.ts';
import { sessionSecretOf } from './visit.ts';

export interface Access {
  readonly access: 'open' | 'reading';
  /** Set if the URL may contain a token, which must have the scope `opens` and include the series. */
  readonly token?: { readonly opens: ReadScope; readonly series: readonly string[] | null };
  /** True for a file. Long files need a key, and pages do not. */
  readonly isPlain: boolean;
}

export interface Entered extends TokenPass {
  readonly by: 'token' | 'key' | 'session' | 'nothing';
}

interface EntranceOptions {
  readonly reading: Reading;
  readonly sessions: PageSessions;
  readonly tokens: TokenReading;
  readonly publicUrl: () => string;
}

export class Entrance {
  readonly #options: EntranceOptions;

  constructor(options: EntranceOptions) {
    this.#options = options;
  }

  /** Admits a reader. Throws the errors of `Reading.admit` and `TokenReading`. */
  async enter(request: FastifyRequest, served: Access, token: string | null, query: URLSearchParams): Promise<Entered> {
    const { reading, tokens } = this.#options;
    const { authorization } = request.headers;
    const address = `${pathnameOf(request.raw.url ?? '/')}?${query}`;
    const asNobody: Reader = { clientIp: request.ip, accountId: null };
    if (token !== null && served.token !== undefined) {
      reading.admit(asNobody, 'open');
      const read = { ...served.token, referer: request.headers.referer, address };
      return { ...(await tokens.admit(token, read, reading.isPublic)), by: 'token' };
    }
    // When reading is public, an invalid key is ignored.
    const isRequested = served.token !== undefined && !reading.isPublic;
    const misplaced = isRequested ? misplacedCredential(request.raw, authorization, { auth: 'key', isPlain: true }) : null;
    if (misplaced) throw misplaced;
    if (served.token !== undefined && authorization !== undefined) {
      const admitted = tokens.admitKey(authorization, address, reading.isPublic);
      const pass = await (isRequested ? admitted : admitted.catch(() => null));
      if (pass) {
        reading.admit(asNobody, 'open');
        return { ...pass, by: 'key' };
      }
    }
    const reader = { clientIp: request.ip, accountId: await this.#accountId(request, served) };
    return {
      ...UNCOUNTED,
      referrers: [],
      payment: this.#paymentOf(reader, served),
      by: reader.accountId === null ? 'nothing' : 'session',
    };
  }

  #paymentOf(reader: Reader, { access, isPlain }: Access): Payment {
    const bucket = this.#options.reading.admit(reader, access);
    return { bucket, paid: 1, hasKey: !isPlain || access === 'open' || reader.accountId !== null };
  }

  /** Returns the signed-in account, or null if the page does not depend on it. */
  async #accountId(request: FastifyRequest, { access, isPlain }: Access): Promise<string | null> {
    const { reading, sessions, publicUrl } = this.#options;
    if (access === 'open' || (reading.isPublic && !isPlain)) return null;
    return (await sessions.find(sessionSecretOf(request.headers, publicUrl())))?.account.id ?? null;
  }
}
