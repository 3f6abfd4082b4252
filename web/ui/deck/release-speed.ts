interface Sample {
  readonly x: number
  readonly atMs: number
}

/** Only the end of a drag counts: a finger that rests before it is lifted makes no flick. */
const WINDOW_MS = 80

/** The last samples of a drag, oldest first. */
export const withSample = (samples: readonly Sample[], x: number, atMs: number): readonly Sample[] => [
  ...samples.filter((sample) => atMs - sample.atMs <= WINDOW_MS),
  { x, atMs },
]

/** Speed at the end of a drag, in px/ms; negative to the left. */
export function speedOf(samples: readonly Sample[]): number {
  const first = samples[0]
  const last = samples.at(-1)
  return first && last && last.atMs > first.atMs ? (last.x - first.x) / (last.atMs - first.atMs) : 0
}
