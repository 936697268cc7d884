/** Places labels next to the ends of lines. Labels do not overlap. */
import { at } from '../../core/assert.ts';

interface WantedLabel {
  /** The preferred vertical middle of the label, in pixels from the top. */
  readonly y: number;
  readonly height: number;
}

/**
 * A group of labels that touch each other. It is placed where the sum of squared distances between the labels and their preferred
 * positions is smallest.
 */
interface Stack {
  readonly members: number[];
  height: number;
  /**
   * The sum of one number for each label. The number is the start of the stack at which this label would have its preferred position. The
   * mean of these numbers is the start of the stack.
   */
  sum: number;
}

/**
 * Returns the middle of each label in the given order. Returns null if the labels do not fit. Labels that touch keep their order. They
 * move together until the sum of squared distances from their preferred positions is smallest.
 */
export function placeLabels(wanted: readonly WantedLabel[], top: number, bottom: number): readonly number[] | null {
  const total = wanted.reduce((sum, label) => sum + label.height, 0);
  if (total > bottom - top) return null;
  const order = wanted.map((_, i) => i).sort((a, b) => at(wanted, a).y - at(wanted, b).y);
  const stacks: Stack[] = [];
  for (const i of order) {
    const label = wanted[i] ?? { y: 0, height: 0 };
    let stack: Stack = { members: [i], height: label.height, sum: label.y - label.height / 2 };
    for (let above = stacks.at(-1); above && startOf(above) + above.height > startOf(stack); above = stacks.at(-1)) {
      stacks.pop();
      stack = merged(above, stack);
    }
    stacks.push(stack);
  }
  return placed(stacks, wanted, top, bottom);
}

const startOf = (stack: Stack): number => stack.sum / stack.members.length;

const merged = (above: Stack, below: Stack): Stack => ({
  members: [...above.members, ...below.members],
  height: above.height + below.height,
  sum: above.sum + below.sum - below.members.length * above.height,
});

/** Moves stacks so that they are between top and bottom. Moves other stacks away from them. */
function placed(stacks: readonly Stack[], wanted: readonly WantedLabel[], top: number, bottom: number): readonly number[] {
  const starts = stacks.map(startOf);
  let free = top;
  stacks.forEach((stack, i) => {
    starts[i] = Math.max(at(starts, i), free);
    free = at(starts, i) + stack.height;
  });
  let floor = bottom;
  for (let i = stacks.length - 1; i >= 0; i -= 1) {
    const height = at(stacks, i).height;
    starts[i] = Math.min(at(starts, i), floor - height);
    floor = at(starts, i);
  }
  const middles = new Array<number>(wanted.length).fill(0);
  stacks.forEach((stack, i) => {
    let y = at(starts, i);
    for (const member of stack.members) {
      const height = at(wanted, member).height;
      middles[member] = y + height / 2;
      y += height;
    }
  });
  return middles;
}
