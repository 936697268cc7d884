import type { ServerResponse } from 'node:http';

/** Returns a signal that is aborted if the connection closes before the response is sent. */
export function goneFrom(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
