/** The page that a mailed link to sign in leads to. */
import { html, page } from './page.ts';

/** Its own script and style sheet, and requests to this service; it may not stand in other pages. */
export const SIGN_IN_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const SIGN_IN_HTML = page(
  'Sign in',
  html`<p id="state" role="status">This page needs JavaScript. Without it, send the mailed code to <code>POST /v1/auth/verify</code>.</p>
<form id="begin" hidden><label>Your e-mail address <input id="email" type="email" autocomplete="email" required></label> <button>Mail me a link and a code</button></form>
<form id="code" hidden><label>The mailed code <input id="digits" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,9}" required></label> <button>Sign in</button></form>
<form id="link" hidden><button>Sign in</button></form>
<section id="earlier" hidden><p>A key of this account (<code id="prefixes"></code>) was made before anybody had signed in with this address. Whoever registered it has seen that key.</p><p><button id="renew">Make a new key and end that one</button> <button id="keep">It was me: keep it</button></p></section>
<section id="in" hidden><p>Your access token, for 15 minutes:</p><pre id="token"></pre><p>Your API key:</p><pre id="key"></pre><button id="out">Sign out</button></section>
<script src="/sign-in/page.js" type="module"></script>`,
);

/**
 * The token in the link stays behind the #, which no server sees, and is used by a click only: programs that look at mailed links would
 * use it up.
 */
export const SIGN_IN_SCRIPT = `const element = (id) => document.getElementById(id);
const linkToken = new URLSearchParams(location.hash.slice(1)).get('token');
let accessToken = null;
let email = '';

async function ask(method, path, body) {
  const headers = { ...(body ? { 'content-type': 'application/json' } : {}), ...(accessToken ? { authorization: 'Bearer ' + accessToken } : {}) };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const json = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error([json.error, json.hint].filter(Boolean).join(' '));
  return json;
}

function show(id, text) {
  for (const other of ['begin', 'code', 'link', 'earlier', 'in']) element(other).hidden = other !== id;
  element('state').textContent = text;
}

function on(id, event, work) {
  element(id).addEventListener(event, async (happened) => {
    happened.preventDefault();
    try {
      await work();
    } catch (error) {
      element('state').textContent = error.message;
    }
  });
}

async function enter(proof) {
  const { data } = await ask('POST', '/v1/auth/verify', proof);
  history.replaceState(null, '', location.pathname);
  accessToken = data.access_token;
  element('token').textContent = accessToken;
  email = data.email;
  if (!data.earlier_keys) return welcome();
  element('prefixes').textContent = data.earlier_keys.keys.map((key) => key.key_prefix + '…').join(', ');
  show('earlier', 'You are signed in as ' + email + ', for the first time.');
}

async function welcome() {
  const key = await ask('GET', '/v1/account/api-key').catch(() => null);
  element('key').textContent = key ? key.data.api_key : 'none; POST /v1/account/api-key makes one';
  show('in', 'You are signed in as ' + email + '.');
}

on('begin', 'submit', async () => {
  const { data } = await ask('POST', '/v1/auth/login', { email: element('email').value });
  show('code', data.message);
});
on('code', 'submit', () => enter({ email: element('email').value, code: element('digits').value }));
on('link', 'submit', () => enter({ token: linkToken }));
on('keep', 'click', welcome);
on('renew', 'click', async () => {
  await ask('POST', '/v1/account/api-key', { overlap_seconds: 0 });
  await welcome();
});
on('out', 'click', async () => {
  await ask('POST', '/v1/auth/logout');
  accessToken = null;
  for (const id of ['token', 'key']) element(id).textContent = '';
  show('begin', 'You are signed out.');
});

if (linkToken) show('link', 'One more click and you are signed in.');
else show('begin', 'A link and a code are mailed to the address of your account.');
`;
