/// <reference lib="esnext.temporal" />

/** `2027-03-01`, `2027-03-01 10:00`, `01.03.2027 10:00`, with or without a zone. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i
const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::\d{2})?)?$/

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
  /** Undefined: only the day is named. */
  readonly hour: number | undefined
  readonly minute: number
  readonly zone: string | undefined
}

function partsOf(text: string): Parts | null {
  const iso = ISO.exec(text)
  const german = GERMAN.exec(text)
  const [year, month, day, hour, minute] = iso
    ? iso.slice(1, 6)
    : german
      ? [german[3], german[2], german[1], german[4], german[5]]
      : []
  if (year === undefined) return null
  const clock = hour === undefined ? undefined : Number(hour)
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return { ...date, hour: clock, minute: Number(minute ?? 0), zone: iso?.[6] }
}

const zoneOf = (zone: string | undefined): string => {
  if (zone === undefined) return 'Europe/Berlin'
  if (/^z$/i.test(zone)) return 'UTC'
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
}

/** A moment as shops write it; Berlin time where no zone is named. Null: not readable. */
export function readDate(text: string, { isEnd = false } = {}): Date | null {
  const parts = partsOf(text.trim())
  if (!parts) return null
  const { hour, zone, ...rest } = parts
  try {
    const local = Temporal.PlainDateTime.from({ ...rest, hour: hour ?? 0 }, { overflow: 'reject' })
    // A last day counts to its end.
    const moment = isEnd && hour === undefined ? local.add({ days: 1 }) : local
    return new Date(moment.toZonedDateTime(zoneOf(zone)).epochMilliseconds)
  } catch {
    // Such as 31 February.
    return null
  }
}
