/** Lists the 16 points of the compass, as abbreviated in wind directions. */
import { at } from '../assert.ts';

const POINTS = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'];

/** Returns the degrees from north, or null for CALM. */
export function compassDegrees(point: string | null): number | null {
  const i = point === null ? -1 : POINTS.indexOf(point);
  return i < 0 ? null : i * 22.5;
}

export const compassPoint = (degrees: number): string => at(POINTS, Math.round((((degrees % 360) + 360) % 360) / 22.5) % 16);
