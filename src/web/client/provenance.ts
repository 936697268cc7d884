/** Shows the source of the value under the crosshair. */
import { formatPeriod, period } from '../../core/period.ts';
import { dayText, periodText } from '../words/period-words.ts';
import type { DrawnPoint } from './chart/moments.ts';

interface Explained {
  readonly meta: {
    readonly explain?: {
      readonly operands: readonly {
        readonly value: number | null;
        readonly unit: string;
        readonly at: string;
        readonly source_url: string | null;
        readonly sha256: string | null;
        readonly retrieved_at: string | null;
      }[];
    };
  };
}

export function startProvenance(root: ParentNode): void {
  // One panel is next to the chart. On phones, another one is below the number.
  const panels = [...root.querySelectorAll<HTMLElement>('[data-provenance]')];
  const figure = root.querySelector<HTMLElement>('figure[data-chart]');
  if (panels.length === 0 || !figure) return;
  figure.addEventListener('chart:settled', (event) => void follow(panels, figure, (event as CustomEvent<DrawnPoint>).detail));
}

async function follow(panels: readonly HTMLElement[], figure: HTMLElement, { freq, t }: DrawnPoint): Promise<void> {
  const text = formatPeriod(period(freq, t));
  const source = new URL((figure.dataset['source'] ?? '').replace('.chart.json', '.json'), location.href);
  source.searchParams.delete('type');
  for (const name of ['start', 'end']) source.searchParams.set(name, text);
  source.searchParams.set('explain', '1');
  try {
    const answer = await fetch(source);
    if (!answer.ok) return;
    const { meta } = (await answer.json()) as Explained;
    const operand = meta.explain?.operands.at(-1);
    if (!operand) return;
    const set = (name: string, words: string): void => {
      for (const place of panels.flatMap((panel) => [...panel.querySelectorAll(`[data-prov=${name}]`)])) place.textContent = words;
    };
    set('value', operand.value === null ? 'No value for the selected period' : `${operand.value} ${operand.unit}, selected point`);
    set('period', periodText(text));
    set('cell', operand.at);
    set('hash', operand.sha256 ?? '');
    set('read', operand.retrieved_at === null ? '' : `downloaded ${dayText(operand.retrieved_at)}`);
  } catch {
    // If loading fails, the panel still shows the source of the latest value.
  }
}
