/** The bare node:http server that the hot path is measured against: it sends the bytes of a file, whatever is asked, and of header lines those that are given. */
import { readFileSync } from 'node:fs';
import http from 'node:http';

const [file = '', contentType = 'application/json', lines = '[]'] = process.argv.slice(2);
const body = readFileSync(file);
/** Names and values by turns. */
const headers: string[] = ['Content-Type', contentType, 'Content-Length', String(body.length), ...JSON.parse(lines)];
const server = http.createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  process.stdout.write(`listening ${typeof at === 'object' && at ? at.port : 0}\n`);
});
