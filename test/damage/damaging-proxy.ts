import { createServer } from 'node:http';
import { type LoopbackServer, listen } from '../../sandbox/loopback.ts';
import type { Damage, SentFile } from './damages.ts';

interface Answer extends SentFile {
  readonly status: number;
}

/** Damages the files of the simulated agencies, as a proxy in front of them. */
export class DamagingProxy {
  /** How files are damaged. Null for no damage. */
  damage: Damage | null = null;
  /** Which files are damaged: files with values, or the pages and lists that lead to them. */
  where: 'files' | 'indexes' = 'files';
  /** Number of files damaged so far. */
  harmed = 0;
  readonly #agencies: string;
  /** Paths of pages and lists. */
  readonly #indexes: ReadonlySet<string>;
  /** Agency responses by URL. Each is built once, because it is requested often. */
  readonly #answers = new Map<string, Promise<Answer>>();
  /** Damaged files by URL, because several datasets share a file. */
  readonly #harmedFiles = new Map<string, SentFile | null>();

  constructor(agencies: string, indexes: ReadonlySet<string>) {
    this.#agencies = agencies;
    this.#indexes = indexes;
  }

  start(): Promise<LoopbackServer> {
    const server = createServer(async (request, response) => {
      const target = request.url ?? '/';
      const answer = await this.#answerTo(target);
      const sent = this.#harmedAnswer(target, answer) ?? answer;
      response.writeHead(answer.status, { 'content-type': sent.contentType, 'content-length': sent.bytes.length });
      response.end(sent.bytes);
    });
    return listen(server, 0);
  }

  /** Deletes the responses from agencies with hourly data, and all damaged files. */
  forgetHourly(): void {
    this.#harmedFiles.clear();
    for (const target of this.#answers.keys()) if (/nemweb|aemo|bom\.gov/.test(target)) this.#answers.delete(target);
  }

  #answerTo(target: string): Promise<Answer> {
    const known = this.#answers.get(target);
    if (known) return known;
    const answer = fetch(`${this.#agencies}${target}`).then(async (response) => ({
      status: response.status,
      bytes: new Uint8Array(await response.arrayBuffer()),
      contentType: response.headers.get('content-type') ?? '',
    }));
    this.#answers.set(target, answer);
    return answer;
  }

  #harmedAnswer(target: string, { status, ...file }: Answer): SentFile | null {
    const isIndex = this.#indexes.has(target) || /html/.test(file.contentType);
    if (this.damage === null || status !== 200 || isIndex !== (this.where === 'indexes')) return null;
    const harmed = this.#harmedBy(this.damage, target, file);
    if (harmed) this.harmed += 1;
    return harmed;
  }

  #harmedBy(one: Damage, target: string, file: SentFile): SentFile | null {
    const name = `${one.name} ${target}`;
    const known = this.#harmedFiles.get(name);
    if (known !== undefined) return known;
    const made = attempt(one, file);
    this.#harmedFiles.set(name, made);
    return made;
  }
}

function attempt(one: Damage, file: SentFile): SentFile | null {
  try {
    return one.apply(file);
  } catch {
    // Some files cannot be damaged in this way, such as files without a table.
    return null;
  }
}
