/** Round numbers from 0 on that contain `most`: three to five lines of a grid. The last one is the top of the chart. */
export function ticksFor(most: number): readonly number[] {
  const step = roundStep(Math.max(most, 1) / 4)
  const count = Math.max(2, Math.ceil(Math.max(most, 1) / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The next of 1, 2, 2.5 and 5 times a power of ten; people are counted in whole numbers. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= least) ?? least
  return Number.isInteger(step) ? step : Math.max(1, Math.ceil(step))
}

/** Which of so many labels are shown, so that each has this much room: every second, third … one. */
export function labelStep(count: number, width: number, room: number): number {
  const fitting = Math.max(1, Math.floor(width / room))
  return Math.max(1, Math.ceil(count / fitting))
}
