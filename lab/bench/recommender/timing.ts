/** Milliseconds in ascending order. */
export type Timings = readonly number[]

/** Runs several functions alternately, so that other load on the machine affects all of them alike. */
export function timed<Name extends string>(
  works: Readonly<Record<Name, (round: number) => unknown>>,
  rounds: number,
): Record<Name, Timings> {
  const names = Object.keys(works) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -Math.ceil(rounds / 2); round < rounds; round++) {
    for (const name of names) {
      const start = performance.now()
      works[name](round)
      if (round >= 0) times[name].push(performance.now() - start)
    }
  }
  for (const name of names) times[name].sort((one, other) => one - other)
  return times
}

export function share(timings: Timings, part: number): number {
  return timings[Math.min(timings.length - 1, Math.floor(timings.length * part))] ?? 0
}
