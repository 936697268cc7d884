import { expect, it } from 'vitest';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { formula } from '../../src/web/parts/formula.ts';

it.each([
  ['r_t = g_t - π_t', '<var>r</var><sub>t</sub> = <var>g</var><sub>t</sub> − <var>π</var><sub>t</sub>'],
  ['v = 100 · (V_q / V_q-4 - 1)', '<var>v</var> = 100 · (<var>V</var><sub>q</sub> / <var>V</var><sub>q−4</sub> − 1)'],
  [
    'F_t = D_t - D_{t-4}, ΔF_t',
    '<var>F</var><sub>t</sub> = <var>D</var><sub>t</sub> − <var>D</var><sub>t−4</sub>, <var>ΔF</var><sub>t</sub>',
  ],
  ['d_s,k = a_s,k - n_k', '<var>d</var><sub>s,k</sub> = <var>a</var><sub>s,k</sub> − <var>n</var><sub>k</sub>'],
  [
    'share s_k = 100 · E_k / Σ_k E_k',
    'share <var>s</var><sub>k</sub> = 100 · <var>E</var><sub>k</sub> / <var>Σ</var><sub>k</sub> <var>E</var><sub>k</sub>',
  ],
  ['net_import_r = -x_r', 'net import<sub>r</sub> = −<var>x</var><sub>r</sub>'],
  ['three_month_annualised  F_t = -4 · D_t', 'three month annualised  <var>F</var><sub>t</sub> = −4 · <var>D</var><sub>t</sub>'],
  ['neutral  r* - w <= r_t', 'neutral  <var>r</var>* − <var>w</var> ≤ <var>r</var><sub>t</sub>'],
  ['a <b> & "c" -5', '<var>a</var> &#60;<var>b</var>&#62; &#38; &#34;<var>c</var>&#34; −5'],
  ['two-link form', 'two-link form'],
])('%s', (line, typeset) => {
  expect(formula(line).text).toBe(typeset);
});

it('every sign in every formula of the registry is kept', () => {
  for (const line of SIGNALS.flatMap((signal) => signal.formula)) {
    const text = formula(line)
      .text.replace(/<\/?(?:var|sub)>/g, '')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    const plain = line
      .replaceAll('<=', '≤')
      .replaceAll('>=', '≥')
      .replace(/(?<=\p{L}{2})_(?=\p{L}{2})/gu, ' ')
      .replace(/_|[{}]/g, '')
      .replaceAll('-', '−');
    expect(text.replace(/_|[{}]/g, '').replaceAll('-', '−')).toBe(plain);
  }
});
