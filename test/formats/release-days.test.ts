import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatPeriod } from '../../src/core/period.ts';
import { formatSydney } from '../../src/core/sydney-time.ts';
import { releaseDays } from '../../src/formats/release-days.ts';

it('the release days are the rows of the file', () => {
  const [, ...lines] = readFileSync('data/release-days.csv', 'utf8').trimEnd().split('\n');
  const written = releaseDays().map(({ publication, period, releasedAt, basis }) =>
    [publication, formatPeriod(period), formatSydney(releasedAt), basis].join(','),
  );
  expect(written).toEqual(lines.map((line) => line.split(',').slice(0, 4).join(',')));
});
