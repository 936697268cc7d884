/** The page that a mailed link to sign in leads to, and its script. */
import type { Endpoint } from '../endpoint.ts';
import { SIGN_IN_HTML, SIGN_IN_POLICY, SIGN_IN_SCRIPT } from '../pages/sign-in-page.ts';
import { textEndpoint } from './docs.ts';

export const signInPageEndpoints = (): readonly Endpoint[] => [
  textEndpoint({
    id: 'signInPage',
    path: '/sign-in',
    summary: 'Page to sign in on',
    contentType: 'text/html; charset=utf-8',
    policy: () => SIGN_IN_POLICY,
    text: () => SIGN_IN_HTML,
  }),
  textEndpoint({
    id: 'signInScript',
    path: '/sign-in/page.js',
    summary: 'Script of the page to sign in on',
    contentType: 'text/javascript; charset=utf-8',
    text: () => SIGN_IN_SCRIPT,
  }),
];
