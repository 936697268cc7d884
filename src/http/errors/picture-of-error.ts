/** Draws errors as images, because a site that embeds a chart would otherwise show a broken image. */
import { ERROR_CODES, type WattleError } from '../../core/errors.ts';
import { CHART_THEMES } from '../../queries/charts/chart-request.ts';
import { renderNotice } from '../../render/chart/notice.ts';
import { renderPng } from '../../render/chart/png.ts';
import type { Headers } from '../base/headers.ts';

interface ErrorPicture {
  readonly body: string | Buffer;
  readonly headers: Headers;
}

const WIDTH = { least: 200, most: 2000, usual: 720 } as const;
const HEIGHT = { least: 120, most: 1200 } as const;
/** Any page may show the image. It is not cached, because the chart may soon be available. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

/** Readers of a chart cannot follow advice for administrators. */
export const NO_DATA = 'This site has no data for this chart yet.';

/** @param query query of the request, for a valid size and colours */
export async function pictureOfError(error: WattleError, query: URLSearchParams, form: 'svg' | 'png'): Promise<ErrorPicture> {
  const theme = query.get('theme')?.toLowerCase();
  const svg = renderNotice({
    heading: headingOf(error),
    words: wordsOf(error),
    code: error.code,
    theme: CHART_THEMES.find((one) => one === theme) ?? 'light',
    width: within(query.get('width'), WIDTH.least, WIDTH.most) ?? WIDTH.usual,
    height: within(query.get('height'), HEIGHT.least, HEIGHT.most),
  });
  if (form === 'svg') return { body: svg, headers: { ...HEADERS, 'content-type': 'image/svg+xml; charset=utf-8' } };
  return { body: await renderPng(svg), headers: { ...HEADERS, 'content-type': 'image/png' } };
}

/** Returns the text of an error. Internal errors show no details. */
const wordsOf = (error: WattleError): string =>
  ERROR_CODES[error.code].status === 500
    ? 'Something went wrong on our side.'
    : error.code === 'DATA_UNAVAILABLE'
      ? NO_DATA
      : [error.message, error.hint].filter((text) => text !== undefined).join(' ');

/** Returns the heading without the error code, because readers of the embedding page did not request the chart. */
export function headingOf({ code }: WattleError): string {
  if (code === 'REQ_UNKNOWN_SERIES') return 'Unknown series';
  if (code === 'REQ_NO_VINTAGE') return 'No vintage for that date';
  if (/^(DATA|UP|PARSE|INGEST)_/.test(code)) return 'No figures to draw yet';
  if (code.startsWith('AUTH_')) return 'This chart is not public';
  if (code.startsWith('LIMIT_')) return 'Too many requests for now';
  return code.startsWith('REQ_') ? 'This chart cannot be drawn' : 'This chart cannot be drawn now';
}

function within(text: string | null, least: number, most: number): number | null {
  const pixels = Number(text ?? Number.NaN);
  return Number.isInteger(pixels) && pixels >= least && pixels <= most ? pixels : null;
}
