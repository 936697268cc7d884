/**
 * Connects to a server through a relay that a test can interrupt, as if packets were dropped. Connections then stay open, but no bytes
 * pass.
 */
import net from 'node:net';

export interface CutLine {
  /** Returns the URL of the server through the relay. */
  urlOf(url: string): string;
  cut(): void;
  /** Ends the interruption for new connections. Earlier connections are lost. */
  mend(): void;
  close(): Promise<void>;
}

export async function startCutLine(serverPort: number): Promise<CutLine> {
  const pairs = new Set<readonly [net.Socket, net.Socket]>();
  let isCut = false;
  const listener = net.createServer((near) => {
    const far = net.connect({ host: '127.0.0.1', port: serverPort });
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => {
        if (!isCut) to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        // During an interruption, the end of a connection is not passed on either, so the other side waits.
        if (isCut) return;
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const drop = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  };
  return {
    urlOf: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      drop();
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        drop();
        listener.close(() => resolve());
      }),
  };
}
