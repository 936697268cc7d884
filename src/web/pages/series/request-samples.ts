/** Shows the request behind the page in several languages. The key is read from the environment. */
import { type Html, html } from '../../html.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { segments } from '../../parts/segments.ts';
import { tuck } from '../../parts/tuck.ts';
import type { SeriesState } from './series-state.ts';

interface Sample {
  readonly name: string;
  readonly label: string;
  readonly text: (api: string, csv: string) => string;
}

const SAMPLES: readonly Sample[] = [
  { name: 'curl', label: 'curl', text: (api) => `curl "${api}" \\\n  -H "Authorization: Bearer $WATTLE_KEY"` },
  {
    name: 'python',
    label: 'Python',
    text: (api) =>
      `import os, pandas as pd, urllib.request\n\nrequest = urllib.request.Request("${withFormat(api)}",\n    headers={"Authorization": "Bearer " + os.environ["WATTLE_KEY"]})\nframe = pd.read_csv(urllib.request.urlopen(request), parse_dates=["date"])`,
  },
  {
    name: 'r',
    label: 'R',
    text: (api) =>
      `frame <- read.csv(url("${withFormat(api)}",\n  headers = c(Authorization = paste("Bearer", Sys.getenv("WATTLE_KEY")))))`,
  },
  {
    name: 'js',
    label: 'JS',
    text: (api) =>
      `const answer = await fetch("${api}",\n  { headers: { Authorization: \`Bearer \${process.env.WATTLE_KEY}\` } });\nconst { data } = await answer.json();`,
  },
  { name: 'sheets', label: 'Sheets', text: (_, csv) => `=IMPORTDATA("${csv}")` },
];

const withFormat = (api: string): string => `${api}${api.includes('?') ? '&' : '?'}format=csv`;

export function requestSamples(state: SeriesState): Html {
  const requested = state.get('sample');
  const shown = SAMPLES.find(({ name }) => name === requested) ?? SAMPLES[0];
  const links = SAMPLES.map((one) => ({ label: one.label, href: state.href({ sample: one.name }, '#request'), current: one === shown }));
  return html`<section id="request"><h2>Use this series in code</h2>${tuck('Show the request', html`<p>${segments('Language', links)}</p>${codeSample(shown?.text(state.api(), state.formAbsolute('csv')) ?? '')}`)}</section>`;
}
