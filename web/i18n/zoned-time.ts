import type { Timezone } from '#contract/vocabulary.ts'

/** Minutes by which the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(moment: Date, timezone: Timezone): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((local - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000)
}

/** The value of a `datetime-local` input for a moment, in a zone. */
export function localTime(iso: string, timezone: Timezone): string {
  const moment = new Date(iso)
  return new Date(moment.getTime() + offsetAt(moment, timezone) * 60_000).toISOString().slice(0, 16)
}

/** The moment that a `datetime-local` input means in a zone; null for an incomplete one. */
export function momentOf(local: string, timezone: Timezone): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null
  const asUtc = new Date(`${local}:00Z`)
  if (Number.isNaN(asUtc.getTime())) return null
  // The offset may differ at the two guesses around a change of the clocks; the second one counts.
  const guess = new Date(asUtc.getTime() - offsetAt(asUtc, timezone) * 60_000)
  return new Date(asUtc.getTime() - offsetAt(guess, timezone) * 60_000).toISOString()
}
