/** Runs a bare node:http server for comparison with the hot path. Its responses have the bytes in a file and the given header lines. */
import { readFileSync } from 'node:fs';
import http from 'node:http';

const [file = '', contentType = 'application/json', lines = '[]'] = process.argv.slice(2);
const body = readFileSync(file);
/** Names and values of header lines alternate. */
const headers: string[] = ['Content-Type', contentType, 'Content-Length', String(body.length), ...JSON.parse(lines)];
const server = http.createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  process.stdout.write(`listening ${typeof at === 'object' && at ? at.port : 0}\n`);
});
